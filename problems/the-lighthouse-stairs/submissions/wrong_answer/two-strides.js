const fs = require("node:fs");

const MODULUS = 1_000_000_007;

/** Climbs one or two steps at a time. */
function countWays(n, isLoose) {
  const ways = new Float64Array(n + 1);
  ways[0] = 1; // on the ground, before the first stride
  for (let step = 1; step <= n; step++) {
    if (isLoose[step]) continue;
    for (let stride = 1; stride <= 2 && stride <= step; stride++) ways[step] += ways[step - stride];
    ways[step] %= MODULUS;
  }
  return ways[n];
}

const [n, m, ...loose] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const isLoose = new Array(n + 1).fill(false);
for (const step of loose.slice(0, m)) isLoose[step] = true;

console.log(countWays(n, isLoose));
