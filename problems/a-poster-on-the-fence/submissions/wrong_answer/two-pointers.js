const fs = require("node:fs");

/** Wrong: moves in from both ends, away from the lower one, as if only the two outer boards mattered. */
function largestPoster(widths, heights) {
  let left = 0;
  let right = widths.length - 1;
  let width = widths.reduce((sum, each) => sum + each, 0);
  let best = 0;
  while (left <= right) {
    best = Math.max(best, width * Math.min(heights[left], heights[right]));
    width -= heights[left] < heights[right] ? widths[left++] : widths[right--];
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const widths = numbers.slice(1, 1 + n);
const heights = numbers.slice(1 + n, 1 + 2 * n);

console.log(largestPoster(widths, heights));
