const fs = require("node:fs");

/** Too slow: fills in every minute of every ride, O(n T). */
function busiest(minutes, rides) {
  const out = new Array(minutes).fill(0);
  for (const [start, end, bicycles] of rides) {
    for (let minute = start; minute < end; minute++) out[minute] += bicycles;
  }
  const most = out.reduce((best, each) => Math.max(best, each), 0);
  return [most, out.filter((each) => each === most).length];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, minutes] = numbers;
const rides = Array.from({ length: n }, (_, i) => numbers.slice(2 + 3 * i, 5 + 3 * i));

console.log(busiest(minutes, rides).join(" "));
