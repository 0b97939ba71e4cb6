const fs = require("node:fs");

/** Wrong: lets nobody join who shares a skill with the team. */
function cheapestTeam(k, people) {
  const best = new Array(2 ** k).fill(Infinity);
  best[0] = 0;
  for (const { wage, skills } of people) {
    for (let set = 0; set < best.length; set++) {
      if ((set & skills) !== 0) continue;
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
