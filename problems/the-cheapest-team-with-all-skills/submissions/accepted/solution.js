const fs = require("node:fs");

/**
 * Of all teams with the same set of skills, only the cheapest can matter, whoever is in it: best[set]. Each person may join
 * every team known so far. Who joins twice adds a wage and no skill, so that does no harm. O(n 2^k).
 */
function cheapestTeam(k, people) {
  const best = new Array(2 ** k).fill(Infinity);
  best[0] = 0;
  for (const { wage, skills } of people) {
    for (let set = 0; set < best.length; set++) {
      const together = set | skills;
      best[together] = Math.min(best[together], best[set] + wage);
    }
  }
  const all = best.at(-1);
  return all === Infinity ? null : all;
}

const [n, k, m, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const people = numbers.slice(0, n).map((wage) => ({ wage, skills: 0 }));
for (let at = n; at < numbers.length; at += 2) people[numbers[at] - 1].skills |= 1 << numbers[at + 1];
console.log(cheapestTeam(k, people) ?? "IMPOSSIBLE");
