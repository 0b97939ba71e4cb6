// Wrong: takes or leaves everything that is joined by conditions in either direction.
const fs = require("node:fs");

const [n, m, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const group = Array.from({ length: n }, (_, i) => i);
const find = (v) => {
  while (group[v] !== v) v = group[v];
  return v;
};
for (let i = 0; i < m; i++) group[find(numbers[n + 2 * i] - 1)] = find(numbers[n + 2 * i + 1] - 1);
const sums = new Array(n).fill(0);
for (let i = 0; i < n; i++) sums[find(i)] += numbers[i];
console.log(sums.reduce((total, sum) => total + Math.max(0, sum), 0));
