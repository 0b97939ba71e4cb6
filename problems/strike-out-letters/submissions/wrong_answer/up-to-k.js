// Strikes out as many as it can, without counting.
const fs = require("node:fs");

const [word, k] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const left = [];
for (const letter of word) {
  while (left.at(-1) > letter) left.pop();
  left.push(letter);
}
console.log((left.join("") + word).slice(0, word.length - Number(k)));
