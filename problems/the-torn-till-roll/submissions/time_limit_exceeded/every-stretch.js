const fs = require("node:fs");

/** Too slow: adds up every stretch, O(n^2). */
function countPieces(k, amounts) {
  let pieces = 0;
  for (let begin = 0; begin < amounts.length; begin++) {
    let sum = 0;
    for (let end = begin; end < amounts.length; end++) {
      sum += amounts[end];
      if (sum === k) pieces++;
    }
  }
  return pieces;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const amounts = numbers.slice(2, 2 + n);

console.log(countPieces(k, amounts));
