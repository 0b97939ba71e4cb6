const fs = require("node:fs");

/** Wrong: moves two pointers as if all amounts were positive. */
function countPieces(k, amounts) {
  let pieces = 0;
  let sum = 0;
  let begin = 0;
  for (let end = 0; end < amounts.length; end++) {
    sum += amounts[end];
    while (begin < end && sum > k) sum -= amounts[begin++];
    if (sum === k) pieces++;
  }
  return pieces;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const amounts = numbers.slice(2, 2 + n);

console.log(countPieces(k, amounts));
