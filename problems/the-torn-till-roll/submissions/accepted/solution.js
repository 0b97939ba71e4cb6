const fs = require("node:fs");

/**
 * Counts the running sums seen so far. A booking ends one piece for each earlier running sum that is k lower, the one
 * before the first booking included. All sums stay below 2^53.
 */
function countPieces(k, amounts) {
  const seen = new Map([[0, 1]]);
  let sum = 0;
  let pieces = 0;
  for (const amount of amounts) {
    sum += amount;
    pieces += seen.get(sum - k) ?? 0;
    seen.set(sum, (seen.get(sum) ?? 0) + 1);
  }
  return pieces;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const amounts = numbers.slice(2, 2 + n);

console.log(countPieces(k, amounts));
