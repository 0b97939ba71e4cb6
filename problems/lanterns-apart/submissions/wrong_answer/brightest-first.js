// Takes the brightest lantern that is still allowed, and never changes its mind.
const fs = require("node:fs");

const [n, k, ...glow] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const order = glow.map((_value, index) => index).sort((a, b) => glow[b] - glow[a]);
const lit = new Array(n).fill(false);
let total = 0;
let left = k;
for (const i of order) {
  if (left === 0) break;
  if (lit[i - 1] || lit[i + 1]) continue;
  lit[i] = true;
  total += glow[i];
  left--;
}
console.log(total);
