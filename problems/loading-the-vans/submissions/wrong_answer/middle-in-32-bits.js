const fs = require("node:fs");

/** Wrong: halves with a bit operation, which keeps 32 bits only. */
function weakestVan(vans, room, weights) {
  let low = weights.reduce((heaviest, weight) => Math.max(heaviest, weight), 0);
  let high = weights.reduce((sum, weight) => sum + weight, 0);
  for (let step = 0; low < high && step < 64; step++) {
    const middle = low + ((high - low) >> 1);
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
