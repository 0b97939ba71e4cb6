const fs = require("node:fs");

/** Wrong: hands in a record without any day when there are only losses. */
function bestRecord(days) {
  let whole = -Infinity;
  let forgiven = -Infinity;
  let best = 0;
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
