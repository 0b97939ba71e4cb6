const fs = require("node:fs");

/** Too slow: splits the fence at its lowest board; when the boards rise, the parts hardly get smaller. */
function largestPoster(widths, heights) {
  let best = 0;
  const parts = [[0, widths.length]];
  while (parts.length > 0) {
    const [from, to] = parts.pop();
    if (from === to) continue;
    let lowest = from;
    let width = 0;
    for (let i = from; i < to; i++) {
      width += widths[i];
      if (heights[i] < heights[lowest]) lowest = i;
    }
    best = Math.max(best, width * heights[lowest]);
    parts.push([from, lowest], [lowest + 1, to]);
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const widths = numbers.slice(1, 1 + n);
const heights = numbers.slice(1 + n, 1 + 2 * n);

console.log(largestPoster(widths, heights));
