const fs = require("node:fs");

/** Too slow: finds some equal number and walks back over all numbers that equal it, O(n) for a question. */
function firstNotSmaller(list, x) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    let middle = Math.floor((low + high) / 2);
    if (list[middle] === x) {
      while (middle > 0 && list[middle - 1] === x) middle--;
      return middle + 1;
    }
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
