const fs = require("node:fs");

/** Too slow: drives from every station. */
function firstStart(stations) {
  for (let start = 0; start < stations.length; start++) {
    let tank = 0;
    let driven = 0;
    while (driven < stations.length && tank >= 0) {
      const { petrol, way } = stations[(start + driven) % stations.length];
      tank += petrol - way;
      driven++;
    }
    if (tank >= 0) return start + 1;
  }
  return -1;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const stations = [];
for (let at = 1; at < numbers.length; at += 2) stations.push({ petrol: numbers[at], way: numbers[at + 1] });

console.log(firstStart(stations));
