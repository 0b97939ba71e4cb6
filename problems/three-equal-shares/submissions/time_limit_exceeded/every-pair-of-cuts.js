const fs = require("node:fs");

/** Too slow: tries all pairs of places, O(n^2). */
function countCuts(worths) {
  const sums = new Float64Array(worths.length + 1);
  for (let i = 0; i < worths.length; i++) sums[i + 1] = sums[i] + worths[i];
  const total = sums[worths.length];
  let ways = 0;
  for (let first = 1; first < worths.length; first++) {
    for (let second = first + 1; second < worths.length; second++) {
      const middle = sums[second] - sums[first];
      if (middle === sums[first] && middle === total - sums[second]) ways++;
    }
  }
  return ways;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const worths = numbers.slice(1, 1 + n);

console.log(countCuts(worths));
