const fs = require("node:fs");

/** Wrong: adds up what each poster shares with the next one to the right only. */
function coveredAreas(posters) {
  const ordered = [...posters].sort((a, b) => a[0] - b[0]);
  let sum = 0;
  let shared = 0;
  ordered.forEach(([left, bottom, right, top], i) => {
    sum += (right - left) * (top - bottom);
    if (i === 0) return;
    const [otherLeft, otherBottom, otherRight, otherTop] = ordered[i - 1];
    const width = Math.min(right, otherRight) - Math.max(left, otherLeft);
    const height = Math.min(top, otherTop) - Math.max(bottom, otherBottom);
    if (width > 0 && height > 0) shared += width * height;
  });
  return [sum - shared, shared];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const posters = Array.from({ length: n }, (_, i) => numbers.slice(1 + 4 * i, 5 + 4 * i));

console.log(coveredAreas(posters).join(" "));
