const fs = require("node:fs");

/** Too slow: sorts by insertion, O(n^2). */
function sortByInsertion(heights) {
  const sorted = [...heights];
  for (let i = 1; i < sorted.length; i++) {
    for (let j = i; j > 0 && sorted[j - 1] > sorted[j]; j--) [sorted[j - 1], sorted[j]] = [sorted[j], sorted[j - 1]];
  }
  return sorted;
}

function turn(heights) {
  const sorted = sortByInsertion(heights);
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
