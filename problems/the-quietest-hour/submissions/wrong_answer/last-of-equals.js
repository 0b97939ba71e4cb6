const fs = require("node:fs");

/**
 * Wrong: among equally quiet stretches it takes the last one.
 */
function quietest(readings, k) {
  let sum = 0;
  for (let i = 0; i < k; i++) sum += readings[i];
  let best = [1, sum];
  for (let end = k; end < readings.length; end++) {
    sum += readings[end] - readings[end - k];
    if (sum <= best[1]) best = [end - k + 2, sum];
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const readings = numbers.slice(2, 2 + n);

console.log(quietest(readings, k).join(" "));
