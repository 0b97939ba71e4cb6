const fs = require("node:fs");

/**
 * A sweep from left to right. Each node of the segment tree over the heights counts the posters that cover it as a whole;
 * with one of them, what the children cover once is covered twice. Areas stay below 2^53. O(n log n).
 */
function coveredAreas(posters) {
  const heights = Float64Array.from(new Set(posters.flatMap(([, bottom, , top]) => [bottom, top]))).sort();
  const count = new Int32Array(4 * heights.length); // posters that cover the whole node, but not its parent
  const once = new Float64Array(4 * heights.length);
  const twice = new Float64Array(4 * heights.length);

  const change = (at, low, high, side) => {
    const { bottom, top, by } = side;
    if (top <= heights[low] || heights[high] <= bottom) return;
    if (bottom <= heights[low] && heights[high] <= top) {
      count[at] += by;
    } else {
      const middle = (low + high) >> 1;
      change(2 * at, low, middle, side);
      change(2 * at + 1, middle, high, side);
    }
    const isStrip = high - low === 1;
    const whole = heights[high] - heights[low];
    const onceBelow = isStrip ? 0 : once[2 * at] + once[2 * at + 1];
    const twiceBelow = isStrip ? 0 : twice[2 * at] + twice[2 * at + 1];
    once[at] = count[at] > 0 ? whole : onceBelow;
    twice[at] = count[at] > 1 ? whole : count[at] === 1 ? onceBelow : twiceBelow;
  };

  const sides = posters
    .flatMap(([left, bottom, right, top]) => [
      { x: left, bottom, top, by: 1 },
      { x: right, bottom, top, by: -1 },
    ])
    .sort((a, b) => a.x - b.x);
  let areaOnce = 0;
  let areaTwice = 0;
  let x = 0;
  for (const side of sides) {
    areaOnce += (side.x - x) * once[1];
    areaTwice += (side.x - x) * twice[1];
    x = side.x;
    change(1, 0, heights.length - 1, side);
  }
  return [areaOnce, areaTwice];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const posters = Array.from({ length: n }, (_, i) => numbers.slice(1 + 4 * i, 5 + 4 * i));

console.log(coveredAreas(posters).join(" "));
