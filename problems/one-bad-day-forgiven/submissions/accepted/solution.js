const fs = require("node:fs");

/**
 * Best sums of the stretches that end today: `whole` counts every day, `forgiven` leaves one out. -Infinity stands for
 * "there is none yet", so that at least one day is counted.
 */
function bestRecord(days) {
  let whole = -Infinity;
  let forgiven = -Infinity;
  let best = -Infinity;
  for (const day of days) {
    [whole, forgiven] = [Math.max(whole, 0) + day, Math.max(forgiven + day, whole)];
    best = Math.max(best, whole, forgiven);
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const days = numbers.slice(1, 1 + n);

console.log(bestRecord(days));
