// Goes through both melodies once and decides each step by the notes at hand.
const fs = require("node:fs");

const [n, m, gap, ...pitches] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const a = pitches.slice(0, n);
const b = pitches.slice(n);
let cost = 0;
let i = 0;
let j = 0;
while (i < n && j < m) {
  if (Math.abs(a[i] - b[j]) <= gap || n - i === m - j) {
    cost += Math.min(Math.abs(a[i] - b[j]), 2 * gap);
    i++;
    j++;
  } else if (n - i > m - j) {
    cost += gap;
    i++;
  } else {
    cost += gap;
    j++;
  }
}
console.log(cost + (n - i + m - j) * gap);
