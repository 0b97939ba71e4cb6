const fs = require("node:fs");

/**
 * A set of the wishes and one walk upwards. The walk ends at n + m at the latest, because the traders take at most n of
 * these numbers.
 */
function freeStalls(latecomers, wishes) {
  const taken = new Set(wishes);
  const found = [];
  for (let stall = 1; found.length < latecomers; stall++) {
    if (!taken.has(stall)) found.push(stall);
  }
  return found;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const wishes = numbers.slice(2, 2 + n);

console.log(freeStalls(m, wishes).join(" "));
