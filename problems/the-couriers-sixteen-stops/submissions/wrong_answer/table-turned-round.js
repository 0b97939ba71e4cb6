const fs = require("node:fs");

/** Reads the table of times the other way round. */
function shortestTour(n, time, needs) {
  const places = n + 1;
  const all = 2 ** places - 1; // bit 0 stands for the depot, which is in every set
  const best = new Float64Array((all + 1) * places).fill(Infinity); // at visited * places + last
  best[places] = 0;
  for (let visited = 1; visited < all; visited += 2) {
    for (let last = 0; last < places; last++) {
      const soFar = best[visited * places + last];
      if (soFar === Infinity) continue;
      for (let next = 1; next < places; next++) {
        if ((visited >> next) & 1 || (needs[next] & ~visited) !== 0) continue;
        const at = (visited | (1 << next)) * places + next;
        best[at] = Math.min(best[at], soFar + time[next][last]);
      }
    }
  }
  const least = Math.min(...best.subarray(all * places));
  return least === Infinity ? null : least;
}

const [n, m, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const time = Array.from({ length: n + 1 }, (_, i) => numbers.slice(i * (n + 1), (i + 1) * (n + 1)));
const needs = new Array(n + 1).fill(0);
for (let i = 0, at = (n + 1) ** 2; i < m; i++, at += 2) needs[numbers[at + 1]] |= 1 << numbers[at];

console.log(shortestTour(n, time, needs) ?? "IMPOSSIBLE");
