const fs = require("node:fs");

/**
 * Decide about the bottle that is taken last in a part: by then its neighbours are the two bottles just outside of the
 * part, and until then it keeps the two sides apart. A wall of a colour of its own at each end. O(n^3).
 */
function mostEarned(colours, prices) {
  const n = colours.length;
  const colour = ["left wall", ...colours, "right wall"];
  // best[l][r]: the most that the bottles strictly between l and r can bring while l and r still stand
  const best = colour.map(() => new Float64Array(n + 2));
  for (let l = n; l >= 0; l--) {
    for (let r = l + 2; r <= n + 1; r++) {
      const times = colour[l] === colour[r] ? 2 : 1;
      for (let last = l + 1; last < r; last++) {
        best[l][r] = Math.max(best[l][r], best[l][last] + best[last][r] + times * prices[last - 1]);
      }
    }
  }
  return best[0][n + 1];
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const colours = numbers.slice(0, n);
const prices = numbers.slice(n, 2 * n);

console.log(mostEarned(colours, prices));
