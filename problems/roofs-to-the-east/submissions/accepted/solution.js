const fs = require("node:fs");

/**
 * A stack of the houses that can be seen from the current place; the picture of a house is its own roof and the picture
 * of the house below it on the stack. O(n).
 */
function bestPlace(heights, beauties) {
  const visible = []; // houses, the nearest on top
  const beautyFrom = new Array(heights.length);
  let best = heights.length - 1;
  for (let i = heights.length - 1; i >= 0; i--) {
    while (visible.length > 0 && heights[visible.at(-1)] <= heights[i]) visible.pop();
    beautyFrom[i] = beauties[i] + (visible.length > 0 ? beautyFrom[visible.at(-1)] : 0);
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
