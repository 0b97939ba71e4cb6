const fs = require("node:fs");

/**
 * The last merging joins two piles, one made of a left part of the row and one of the rest. It costs the weight of all,
 * wherever the border was, so the two parts have to be as cheap as possible: try each border. O(n^3).
 */
function leastEffort(piles) {
  const n = piles.length;
  // cost[l][r]: the least effort for the piles from l to r
  const cost = piles.map(() => new Float64Array(n));
  for (let l = n - 1; l >= 0; l--) {
    let weight = piles[l];
    for (let r = l + 1; r < n; r++) {
      weight += piles[r];
      let parts = Infinity;
      for (let m = l; m < r; m++) parts = Math.min(parts, cost[l][m] + cost[m + 1][r]);
      cost[l][r] = parts + weight;
    }
  }
  return cost[0][n - 1];
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const piles = numbers.slice(0, n);

console.log(leastEffort(piles));
