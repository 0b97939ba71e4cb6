const fs = require("node:fs");

/** Wrong: always takes the border in the middle of a part. */
function leastEffort(piles) {
  const n = piles.length;
  // cost[l][r]: the least effort for the piles from l to r
  const cost = piles.map(() => new Float64Array(n));
  for (let l = n - 1; l >= 0; l--) {
    let weight = piles[l];
    for (let r = l + 1; r < n; r++) {
      weight += piles[r];
      const m = (l + r) >> 1;
      const parts = cost[l][m] + cost[m + 1][r];
      cost[l][r] = parts + weight;
    }
  }
  return cost[0][n - 1];
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const piles = numbers.slice(0, n);

console.log(leastEffort(piles));
