const fs = require("node:fs");

/**
 * Imagine that the tank may go below zero, and drive once round from station 1. One can start where it is at its lowest
 * for the first time: from there on it is never lower. Whoever starts before that place gets below zero there. O(n).
 */
function firstStart(stations) {
  let tank = 0;
  let lowest = 0;
  let start = 1;
  stations.forEach(({ petrol, way }, i) => {
    tank += petrol - way;
    if (tank < lowest) {
      lowest = tank;
      start = i + 2; // the station behind this one; its number is i + 1
    }
  });
  return tank >= 0 ? start : -1;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const stations = [];
for (let at = 1; at < numbers.length; at += 2) stations.push({ petrol: numbers[at], way: numbers[at + 1] });

console.log(firstStart(stations));
