const fs = require("node:fs");

/** Too slow: leaves out one day after the other and solves the rest anew, O(n^2). */
function bestRecord(days) {
  let best = Math.max(days[0], days[days.length - 1]);
  for (let left = -1; left < days.length; left++) {
    let sum = -Infinity;
    for (let i = 0; i < days.length; i++) {
      if (i === left) continue;
      sum = Math.max(sum, 0) + days[i];
      if (sum > best) best = sum;
    }
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const days = numbers.slice(1, 1 + n);

console.log(bestRecord(days));
