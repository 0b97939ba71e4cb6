const fs = require("node:fs");

/** Wrong: never makes numbers of the words, so they are compared letter by letter. */
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

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const [n, q] = numbers.map(Number);
const list = numbers.slice(2, 2 + n);
const questions = numbers.slice(2 + n, 2 + n + q);

console.log(questions.map((x) => firstNotSmaller(list, x)).join("\n"));
