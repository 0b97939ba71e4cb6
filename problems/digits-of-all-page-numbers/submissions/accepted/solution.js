const fs = require("node:fs");

/** Counts by places: for each power of ten p, the numbers from p to n have a digit in that place. */
function countDigits(n) {
  let total = 0;
  for (let power = 1; power <= n; power *= 10) total += n - power + 1;
  return total;
}

const n = Number(fs.readFileSync(0, "utf8"));

console.log(countDigits(n));
