const fs = require("node:fs");

/** Too slow: sorts each window anew. */
function cheapestTerrace(heights, k) {
  let best = null;
  for (let first = 0; first + k <= heights.length; first++) {
    const window = Float64Array.from(heights.slice(first, first + k)).sort();
    const median = window[k >> 1];
    const strokes = window.reduce((sum, height) => sum + Math.abs(height - median), 0);
    if (best === null || strokes < best[1]) best = [first + 1, strokes];
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const heights = numbers.slice(2, 2 + n);

console.log(cheapestTerrace(heights, k).join(" "));
