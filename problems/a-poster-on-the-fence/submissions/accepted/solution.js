const fs = require("node:fs");

/**
 * The stack holds the posters that can still grow to the right: their height, and where they can begin. A step of height
 * -1 at the bottom is never popped. Areas stay below 2^53. O(n).
 */
function largestPoster(widths, heights) {
  const steps = [{ left: 0, height: -1 }];
  let place = 0;
  let best = 0;
  const endHigherThan = (height) => {
    let left = place;
    while (steps.at(-1).height >= height) {
      const step = steps.pop();
      best = Math.max(best, (place - step.left) * step.height);
      left = step.left;
    }
    steps.push({ left, height });
  };
  heights.forEach((height, i) => {
    endHigherThan(height);
    place += widths[i];
  });
  endHigherThan(0);
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const widths = numbers.slice(1, 1 + n);
const heights = numbers.slice(1 + n, 1 + 2 * n);

console.log(largestPoster(widths, heights));
