const fs = require("node:fs");

/**
 * Binary search for the strength; each candidate is tried by loading the vans as full as they go. The sum of all weights
 * is at most 3 * 10^14, so numbers are exact (and bit operations would not be). O(n log(sum of weights)).
 */
function weakestVan(vans, room, weights) {
  let low = weights.reduce((heaviest, weight) => Math.max(heaviest, weight), 0);
  let high = weights.reduce((sum, weight) => sum + weight, 0);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (vansNeeded(middle, room, weights) <= vans) high = middle;
    else low = middle + 1;
  }
  return low;
}

function vansNeeded(carried, room, weights) {
  let vans = 1;
  let boxes = 0;
  let load = 0;
  for (const weight of weights) {
    if (boxes === room || load + weight > carried) {
      vans++;
      boxes = 0;
      load = 0;
    }
    boxes++;
    load += weight;
  }
  return vans;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, vans, room] = numbers;
const weights = numbers.slice(3, 3 + n);

console.log(weakestVan(vans, room, weights));
