const fs = require("node:fs");

/** Wrong: levels at the average, which one far-away stone pulls along. */
function cheapestTerrace(heights, k) {
  let best = null;
  for (let first = 0; first + k <= heights.length; first++) {
    const window = heights.slice(first, first + k);
    const average = Math.round(window.reduce((sum, height) => sum + height, 0) / k);
    const strokes = window.reduce((sum, height) => sum + Math.abs(height - average), 0);
    if (best === null || strokes < best[1]) best = [first + 1, strokes];
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const heights = numbers.slice(2, 2 + n);

console.log(cheapestTerrace(heights, k).join(" "));
