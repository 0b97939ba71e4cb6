const fs = require("node:fs");

/** Wrong: counts the running sum before looking up, so k = 0 finds an empty piece at every booking. */
function countPieces(k, amounts) {
  const seen = new Map([[0, 1]]);
  let sum = 0;
  let pieces = 0;
  for (const amount of amounts) {
    sum += amount;
    seen.set(sum, (seen.get(sum) ?? 0) + 1);
    pieces += seen.get(sum - k) ?? 0;
  }
  return pieces;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const amounts = numbers.slice(2, 2 + n);

console.log(countPieces(k, amounts));
