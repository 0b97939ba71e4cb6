const fs = require("node:fs");

/** Wrong: closes the eyes where the rest of the picture is ugly. */
function bestPlace(heights, beauties) {
  const visible = []; // houses, the nearest on top
  const beautyFrom = new Array(heights.length);
  let best = heights.length - 1;
  for (let i = heights.length - 1; i >= 0; i--) {
    while (visible.length > 0 && heights[visible.at(-1)] <= heights[i]) visible.pop();
    beautyFrom[i] = beauties[i] + (visible.length > 0 ? Math.max(0, beautyFrom[visible.at(-1)]) : 0);
    visible.push(i);
    if (beautyFrom[i] >= beautyFrom[best]) best = i;
  }
  return [best + 1, beautyFrom[best]];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const heights = numbers.slice(1, 1 + n);
const beauties = numbers.slice(1 + n, 1 + 2 * n);

console.log(bestPlace(heights, beauties).join(" "));
