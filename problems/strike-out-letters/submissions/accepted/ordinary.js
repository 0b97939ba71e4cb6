// As many write it: an array as a stack.
const fs = require("fs");

const lines = fs.readFileSync(0, "utf8").split("\n");
const [s, count] = lines;
let k = Number(count);
const stack = [];
for (const c of s) {
  while (k > 0 && stack.at(-1) > c) {
    stack.pop();
    k--;
  }
  stack.push(c);
}
while (k > 0) {
  stack.pop();
  k--;
}
console.log(stack.join(""));
