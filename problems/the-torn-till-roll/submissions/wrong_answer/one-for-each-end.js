const fs = require("node:fs");

/** Wrong: counts at most one piece for each end. */
function countPieces(k, amounts) {
  const seen = new Map([[0, 1]]);
  let sum = 0;
  let pieces = 0;
  for (const amount of amounts) {
    sum += amount;
    if (seen.has(sum - k)) pieces++;
    seen.set(sum, (seen.get(sum) ?? 0) + 1);
  }
  return pieces;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const amounts = numbers.slice(2, 2 + n);

console.log(countPieces(k, amounts));
