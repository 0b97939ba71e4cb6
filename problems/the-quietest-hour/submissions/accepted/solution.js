const fs = require("node:fs");

/**
 * The window of k readings slides along: each step adds the reading that enters and subtracts the one that leaves.
 * The sums stay below 2^53, so numbers hold them exactly.
 */
function quietest(readings, k) {
  let sum = 0;
  for (let i = 0; i < k; i++) sum += readings[i];
  let best = [1, sum];
  for (let end = k; end < readings.length; end++) {
    sum += readings[end] - readings[end - k];
    if (sum < best[1]) best = [end - k + 2, sum];
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const readings = numbers.slice(2, 2 + n);

console.log(quietest(readings, k).join(" "));
