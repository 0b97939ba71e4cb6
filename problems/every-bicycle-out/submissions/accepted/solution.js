const fs = require("node:fs");

/**
 * Notes for each minute by how much the count changes at its beginning, and walks along the running sum. Sums stay
 * below 2^53, so numbers hold them exactly.
 */
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
    if (out === most) count++;
  }
  return [most, count];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, minutes] = numbers;
const rides = Array.from({ length: n }, (_, i) => numbers.slice(2 + 3 * i, 5 + 3 * i));

console.log(busiest(minutes, rides).join(" "));
