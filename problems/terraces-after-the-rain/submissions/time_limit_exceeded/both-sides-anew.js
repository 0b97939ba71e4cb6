const fs = require("node:fs");

/** Too slow: looks for the highest terrace on both sides of each one, O(n^2). */
function waterAfterRain(heights) {
  const highest = (from, to) => {
    let best = 0;
    for (let j = from; j < to; j++) best = Math.max(best, heights[j]);
    return best;
  };
  let sum = 0;
  let ponds = 0;
  let deepest = 0;
  let before = 0;
  heights.forEach((height, i) => {
    const depth = Math.min(highest(0, i + 1), highest(i, heights.length)) - height;
    sum += depth;
    deepest = Math.max(deepest, depth);
    if (depth > 0 && before === 0) ponds++;
    before = depth;
  });
  return [sum, ponds, deepest];
}

function runningMaximum(row) {
  let highest = 0;
  return row.map((value) => (highest = Math.max(highest, value)));
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const heights = numbers.slice(1, 1 + n);

console.log(waterAfterRain(heights).join(" "));
