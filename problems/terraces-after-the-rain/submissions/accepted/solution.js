const fs = require("node:fs");

/** Running maxima from both sides; the lower one of the two is the water level on each terrace. O(n). */
function waterAfterRain(heights) {
  const highestUpTo = runningMaximum(heights);
  const highestFrom = runningMaximum([...heights].reverse()).reverse();
  let sum = 0;
  let ponds = 0;
  let deepest = 0;
  let before = 0;
  heights.forEach((height, i) => {
    const depth = Math.min(highestUpTo[i], highestFrom[i]) - height;
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
