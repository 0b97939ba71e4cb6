const fs = require("node:fs");

/** Wrong: starts where there is the most petrol to spare. */
function firstStart(stations) {
  let tank = 0;
  let lowest = 0;
  let start = 1;
  stations.forEach(({ petrol, way }, i) => {
    tank += petrol - way;
    if (petrol - way > lowest) {
      lowest = petrol - way;
      start = i + 1;
    }
  });
  return tank >= 0 ? start : -1;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const stations = [];
for (let at = 1; at < numbers.length; at += 2) stations.push({ petrol: numbers[at], way: numbers[at + 1] });

console.log(firstStart(stations));
