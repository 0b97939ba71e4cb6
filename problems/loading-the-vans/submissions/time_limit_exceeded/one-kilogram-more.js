const fs = require("node:fs");

/** Too slow: tries one strength after the other, beginning with the average load. */
function weakestVan(vans, room, weights) {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const heaviest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  let carried = Math.max(heaviest, Math.ceil(sum / vans));
  while (!isEnough(carried, vans, room, weights)) carried++;
  return carried;
}

function isEnough(carried, vans, room, weights) {
  let used = 1;
  let boxes = 0;
  let load = 0;
  for (const weight of weights) {
    if (boxes === room || load + weight > carried) {
      used++;
      boxes = 0;
      load = 0;
    }
    boxes++;
    load += weight;
  }
  return used <= vans;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, vans, room] = numbers;
const weights = numbers.slice(3, 3 + n);

console.log(weakestVan(vans, room, weights));
