// The recurrence without a table: the same beginnings are aligned again and again.
const fs = require("node:fs");

const [n, m, gap, ...pitches] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const a = pitches.slice(0, n);
const b = pitches.slice(n);

function cost(i, j) {
  if (i === 0 || j === 0) return (i + j) * gap;
  return Math.min(cost(i - 1, j - 1) + Math.abs(a[i - 1] - b[j - 1]), cost(i - 1, j) + gap, cost(i, j - 1) + gap);
}

console.log(cost(n, m));
