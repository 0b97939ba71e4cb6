const fs = require("node:fs");

/**
 * The stack reaches from the first to the last place that differs from the sorted order, and must read like the sorted
 * order backwards. O(n log n).
 */
function turn(heights) {
  const sorted = Int32Array.from(heights).sort();
  const first = heights.findIndex((height, place) => height !== sorted[place]);
  if (first < 0) return [0, 0];
  const last = heights.findLastIndex((height, place) => height !== sorted[place]);
  for (let i = first; i <= last; i++) {
    if (heights[first + last - i] !== sorted[i]) return [-1];
  }
  return [first + 1, last + 1];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const heights = numbers.slice(1, 1 + n);

console.log(turn(heights).join(" "));
