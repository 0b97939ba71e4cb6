const fs = require("node:fs");

/** Wrong: counts only pairs of neighbours as inversions. */
function smallestPermutation(n, k) {
  if (k > n - 1) return [];
  const permutation = [];
  for (let number = 1; number < n - k; number++) permutation.push(number);
  for (let number = n; number >= n - k; number--) permutation.push(number);
  return permutation;
}

const [n, k] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const permutation = smallestPermutation(n, k);
console.log(permutation.length === 0 ? "-1" : permutation.join(" "));
