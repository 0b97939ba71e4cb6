// Weighs every pair: right, but that is 10^11 pairs at the limits.
const fs = require("node:fs");

const [n, limit, ...weights] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let pairs = 0;
for (let i = 0; i < n; i++) {
  for (let j = i + 1; j < n; j++) {
    if (weights[i] + weights[j] <= limit) pairs++;
  }
}
console.log(pairs);
