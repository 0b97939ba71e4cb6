const fs = require("node:fs");

/** Wrong: counts the moments of change with the largest number, not the minutes. */
function busiest(minutes, rides) {
  const change = new Float64Array(minutes + 1);
  for (const [start, end, bicycles] of rides) {
    change[start] += bicycles;
    change[end] -= bicycles;
  }
  let out = 0;
  let most = 0;
  let count = 0;
  for (let minute = 0; minute < minutes; minute++) {
    out += change[minute];
    if (out > most) {
      most = out;
      count = 0;
    }
    if (out === most && change[minute] !== 0) count++;
  }
  return [most, count];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, minutes] = numbers;
const rides = Array.from({ length: n }, (_, i) => numbers.slice(2 + 3 * i, 5 + 3 * i));

console.log(busiest(minutes, rides).join(" "));
