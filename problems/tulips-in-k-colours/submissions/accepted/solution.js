const fs = require("node:fs");

/**
 * Stretches with at most k colours without those with at most k - 1. Both are counted with a window whose beginning only
 * moves forward. O(n).
 */
function countExactly(k, colours) {
  return countAtMost(k, colours) - countAtMost(k - 1, colours);
}

function countAtMost(k, colours) {
  const count = new Int32Array(colours.length + 1);
  let different = 0;
  let first = 0;
  let stretches = 0;
  colours.forEach((colour, last) => {
    if (count[colour]++ === 0) different++;
    while (different > k) {
      if (--count[colours[first++]] === 0) different--;
    }
    stretches += last - first + 1;
  });
  return stretches;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const colours = numbers.slice(2, 2 + n);

console.log(countExactly(k, colours));
