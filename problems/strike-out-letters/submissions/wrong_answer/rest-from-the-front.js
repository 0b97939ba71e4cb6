// Strikes out the rest at the beginning of what is left.
const fs = require("node:fs");

const [word, count] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
let k = Number(count);
const left = [];
for (const letter of word) {
  while (k > 0 && left.at(-1) > letter) {
    left.pop();
    k--;
  }
  left.push(letter);
}
console.log(left.slice(k).join(""));
