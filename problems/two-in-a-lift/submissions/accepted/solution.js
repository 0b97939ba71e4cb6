const fs = require("node:fs");

/** Two pointers on the sorted weights: every step settles either the lightest or the heaviest guest who is left. */
function countPairs(limit, weights) {
  const sorted = Float64Array.from(weights).sort(); // a typed array sorts by value; a plain one would sort as text
  let pairs = 0;
  let light = 0;
  let heavy = sorted.length - 1;
  while (light < heavy) {
    if (sorted[light] + sorted[heavy] <= limit) {
      pairs += heavy - light; // the lightest fits with everybody who is left
      light++;
    } else {
      heavy--; // the heaviest fits with nobody
    }
  }
  return pairs;
}

const [, limit, ...weights] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(countPairs(limit, weights));
