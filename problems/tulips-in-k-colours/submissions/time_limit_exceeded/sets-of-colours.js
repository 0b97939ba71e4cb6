const fs = require("node:fs");

/** Too slow: collects the colours of every stretch, O(n^2). */
function countExactly(k, colours) {
  let stretches = 0;
  for (let first = 0; first < colours.length; first++) {
    const seen = new Set();
    for (let last = first; last < colours.length; last++) {
      seen.add(colours[last]);
      if (seen.size > k) break;
      if (seen.size === k) stretches++;
    }
  }
  return stretches;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const colours = numbers.slice(2, 2 + n);

console.log(countExactly(k, colours));
