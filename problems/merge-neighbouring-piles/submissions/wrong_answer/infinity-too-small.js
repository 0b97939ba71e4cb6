const fs = require("node:fs");

/** Wrong: begins with a number that is not larger than all efforts. */
function leastEffort(piles) {
  const n = piles.length;
  // cost[l][r]: the least effort for the piles from l to r
  const cost = piles.map(() => new Float64Array(n));
  for (let l = n - 1; l >= 0; l--) {
    let weight = piles[l];
    for (let r = l + 1; r < n; r++) {
      weight += piles[r];
      let parts = 1e9;
      for (let m = l; m < r; m++) parts = Math.min(parts, cost[l][m] + cost[m + 1][r]);
      cost[l][r] = parts + weight;
    }
  }
  return cost[0][n - 1];
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const piles = numbers.slice(0, n);

console.log(leastEffort(piles));
