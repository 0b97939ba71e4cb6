const fs = require("node:fs");

/** Wrong: prints the station where the tank is lowest, not the one behind it. */
function firstStart(stations) {
  let tank = 0;
  let lowest = 0;
  let start = 1;
  stations.forEach(({ petrol, way }, i) => {
    tank += petrol - way;
    if (tank < lowest) {
      lowest = tank;
      start = i + 1;
    }
  });
  return tank >= 0 ? start : -1;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const stations = [];
for (let at = 1; at < numbers.length; at += 2) stations.push({ petrol: numbers[at], way: numbers[at + 1] });

console.log(firstStart(stations));
