// Stops at the first block that fits.
const fs = require("node:fs");

const text = fs.readFileSync(0, "utf8").trim();
const n = text.length;
let block = new Set(text).size;
while ([...text].some((letter, i) => letter !== text[i % block])) block++;
console.log(block * Math.max(2, Math.ceil(n / block)) - n);
