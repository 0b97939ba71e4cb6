const fs = require("node:fs");

/** Wrong: the search ends at the last place of the list, so the place behind it is never the answer. */
function firstNotSmaller(list, x) {
  let low = 0;
  let high = list.length - 1;
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
