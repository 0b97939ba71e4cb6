const fs = require("node:fs");

/** Fills the table upwards: a thing can be packed several times. */
function largestValue(things, limit) {
  const all = things.reduce((sum, { value }) => sum + value, 0);
  const lightest = new Float64Array(all + 1).fill(Infinity);
  lightest[0] = 0;
  for (const thing of things) {
    for (let value = thing.value; value <= all; value++) {
      lightest[value] = Math.min(lightest[value], lightest[value - thing.value] + thing.weight);
    }
  }
  return lightest.findLastIndex((weight) => weight <= limit);
}

const [n, limit, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const things = Array.from({ length: n }, (_, i) => ({ weight: numbers[2 * i], value: numbers[2 * i + 1] }));

console.log(largestValue(things, limit));
