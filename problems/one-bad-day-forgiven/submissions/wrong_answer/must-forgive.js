const fs = require("node:fs");

/** Wrong: always leaves a day out, even when all of them are gains. */
function bestRecord(days) {
  let whole = -Infinity;
  let forgiven = -Infinity;
  let best = days.length === 1 ? days[0] : -Infinity;
  for (const day of days) {
    [whole, forgiven] = [Math.max(whole, 0) + day, Math.max(forgiven + day, whole)];
    best = Math.max(best, forgiven);
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const days = numbers.slice(1, 1 + n);

console.log(bestRecord(days));
