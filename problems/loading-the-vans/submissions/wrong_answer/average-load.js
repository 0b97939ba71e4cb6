const fs = require("node:fs");

/** Wrong: fills each van up to the average load and takes the heaviest one. */
function weakestVan(vans, room, weights) {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let heaviest = 0;
  let load = 0;
  let boxes = 0;
  for (const weight of weights) {
    if (boxes === room || (boxes > 0 && load + weight > Math.ceil(sum / vans))) {
      load = 0;
      boxes = 0;
    }
    load += weight;
    boxes++;
    heaviest = Math.max(heaviest, load);
  }
  return heaviest;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, vans, room] = numbers;
const weights = numbers.slice(3, 3 + n);

console.log(weakestVan(vans, room, weights));
