const fs = require("node:fs");

/** Wrong: decides which bottle of a part is taken first, as if the two sides still had it as a neighbour afterwards. */
function mostEarned(colours, prices) {
  const n = colours.length;
  const best = Array.from({ length: n + 2 }, () => new Array(n + 2).fill(0));
  for (let l = n - 1; l >= 0; l--) {
    for (let r = l; r < n; r++) {
      for (let first = l; first <= r; first++) {
        const isDouble = first > 0 && first < n - 1 && colours[first - 1] === colours[first + 1];
        const left = first > l ? best[l][first - 1] : 0;
        const right = first < r ? best[first + 1][r] : 0;
        best[l][r] = Math.max(best[l][r], left + right + (isDouble ? 2 : 1) * prices[first]);
      }
    }
  }
  return best[0][n - 1];
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(mostEarned(numbers.slice(0, n), numbers.slice(n, 2 * n)));
