const fs = require("node:fs");

/** Too slow: findIndex looks at one number after the other. */
function firstNotSmaller(list, x) {
  const found = list.findIndex((number) => number >= x);
  return found < 0 ? list.length + 1 : found + 1;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const list = numbers.slice(2, 2 + n);
const questions = numbers.slice(2 + n, 2 + n + q);

console.log(questions.map((x) => firstNotSmaller(list, x)).join("\n"));
