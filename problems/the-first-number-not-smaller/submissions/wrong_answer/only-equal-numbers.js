const fs = require("node:fs");

/** Wrong: takes a number that is not in the list for larger than all others. */
function firstNotSmaller(list, x) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (list[middle] < x) low = middle + 1;
    else high = middle;
  }
  return list[low] === x ? low + 1 : list.length + 1;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const list = numbers.slice(2, 2 + n);
const questions = numbers.slice(2 + n, 2 + n + q);

console.log(questions.map((x) => firstNotSmaller(list, x)).join("\n"));
