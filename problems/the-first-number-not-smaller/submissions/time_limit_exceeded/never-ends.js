const fs = require("node:fs");

/** Too slow: two neighbours are left, the middle is the lower one, and the search stands still. */
function firstNotSmaller(list, x) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (list[middle] < x) low = middle;
    else high = middle;
  }
  return low + 1; // places are counted from 1
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const list = numbers.slice(2, 2 + n);
const questions = numbers.slice(2 + n, 2 + n + q);

console.log(questions.map((x) => firstNotSmaller(list, x)).join("\n"));
