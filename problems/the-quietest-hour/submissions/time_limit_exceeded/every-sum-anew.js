const fs = require("node:fs");

/** Too slow: adds up each stretch from scratch, O(n k). */
function quietest(readings, k) {
  let best = [1, Infinity];
  for (let start = 0; start + k <= readings.length; start++) {
    const sum = readings.slice(start, start + k).reduce((total, reading) => total + reading, 0);
    if (sum < best[1]) best = [start + 1, sum];
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const readings = numbers.slice(2, 2 + n);

console.log(quietest(readings, k).join(" "));
