const fs = require("node:fs");

// Wrong: sort without a comparison puts 10 before 9.
const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const k = numbers[0];
const lists = [];
for (let i = 0, at = 1; i < k; i++) {
  const length = numbers[at];
  let first = null;
  for (let j = at + length; j > at; j--) first = { value: numbers[j], next: first };
  lists.push(first);
  at += length + 1;
}

const values = [];
for (let list of lists) {
  for (; list !== null; list = list.next) values.push(list.value);
}
values.sort();
console.log(values.join(" "));
