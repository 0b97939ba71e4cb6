const fs = require("node:fs");

/**
 * Everything before `low` is smaller than x, everything from `high` on is not. Each look in the middle moves one of the
 * two borders, until they meet at the answer. O(log n) for a question.
 */
function firstNotSmaller(list, x) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (list[middle] < x) low = middle + 1;
    else high = middle;
  }
  return low + 1; // places are counted from 1
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const list = numbers.slice(2, 2 + n);
const questions = numbers.slice(2 + n, 2 + n + q);

console.log(questions.map((x) => firstNotSmaller(list, x)).join("\n"));
