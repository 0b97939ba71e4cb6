// Too slow: tries each block and compares letter by letter with the letter one block before.
const fs = require("node:fs");

const text = fs.readFileSync(0, "utf8").trim();
const n = text.length;
let best = n;
for (let block = 1; block < n; block++) {
  let i = block;
  while (i < n && text[i] === text[i - block]) i++;
  if (i === n) best = Math.min(best, block * Math.max(2, Math.ceil(n / block)) - n);
}
console.log(best);
