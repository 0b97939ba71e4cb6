const fs = require("node:fs");

/** Too slow: counts the exchanges of a bubble sort, O(n^2). */
function countOvertakings(runners) {
  const finishes = [...runners].sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, finish]) => finish);
  let pairs = 0;
  for (let end = finishes.length - 1; end > 0; end--) {
    for (let i = 0; i < end; i++) {
      if (finishes[i] <= finishes[i + 1]) continue;
      [finishes[i], finishes[i + 1]] = [finishes[i + 1], finishes[i]];
      pairs++;
    }
  }
  return pairs;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const runners = Array.from({ length: n }, (_, i) => [numbers[1 + 2 * i], numbers[2 + 2 * i]]);

console.log(countOvertakings(runners));
