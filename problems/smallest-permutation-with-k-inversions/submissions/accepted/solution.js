const fs = require("node:fs");

/**
 * The first places stay in order as long as the numbers behind them can make all k inversions by themselves. At the first
 * place where they cannot, a larger number makes up for what is missing, and the others follow from large to small. O(n).
 */
function smallestPermutation(n, k) {
  const pairs = (count) => (count * (count - 1)) / 2;
  if (k > pairs(n)) return [];
  const permutation = [];
  while (permutation.length < n && pairs(n - permutation.length - 1) >= k) permutation.push(permutation.length + 1);
  if (permutation.length === n) return permutation; // k = 0
  const missing = k - pairs(n - permutation.length - 1);
  const smallestLeft = permutation.length + 1;
  permutation.push(smallestLeft + missing);
  for (let number = n; number >= smallestLeft; number--) {
    if (number !== smallestLeft + missing) permutation.push(number);
  }
  return permutation;
}

const [n, k] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

const permutation = smallestPermutation(n, k);
console.log(permutation.length === 0 ? "-1" : permutation.join(" "));
