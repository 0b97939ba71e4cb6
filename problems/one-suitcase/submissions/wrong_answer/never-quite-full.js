const fs = require("node:fs");

/** Stops one short of the weight of the thing: nothing ever fits exactly. */
function pack(things, limit) {
  const best = new Float64Array(limit + 1);
  for (const thing of things) {
    for (let weight = limit; weight > thing.weight; weight--) {
      best[weight] = Math.max(best[weight], best[weight - thing.weight] + thing.value);
    }
  }
  return [best[limit], best.indexOf(best[limit])];
}

const [n, limit, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const things = Array.from({ length: n }, (_, i) => ({ weight: numbers[2 * i], value: numbers[2 * i + 1] }));

console.log(pack(things, limit).join(" "));
