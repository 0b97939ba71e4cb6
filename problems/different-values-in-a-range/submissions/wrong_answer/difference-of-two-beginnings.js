// Wrong: takes the different values up to r, and subtracts those in front of l.
const fs = require("node:fs");

const [n, q, seed, ...row] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const different = [0];
const seen = new Set();
for (const value of row) {
  seen.add(value);
  different.push(seen.size);
}
let x = seed;
let sum = 0;
for (let i = 0; i < q; i++) {
  x = (x * 48271) % 2147483647;
  const u = x % n;
  x = (x * 48271) % 2147483647;
  const v = x % n;
  sum += different[Math.max(u, v) + 1] - different[Math.min(u, v)];
}
console.log(sum);
