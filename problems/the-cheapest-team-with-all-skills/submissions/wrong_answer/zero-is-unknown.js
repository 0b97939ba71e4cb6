const fs = require("node:fs");

/** Wrong: marks sets without a team with 0, although volunteers cost 0. */
function cheapestTeam(k, people) {
  const best = new Array(2 ** k).fill(0);
  for (const { wage, skills } of people) {
    for (let set = 0; set < best.length; set++) {
      const together = set | skills;
      if (set > 0 && best[set] === 0) continue;
      best[together] = Math.min(best[together] === 0 ? Infinity : best[together], best[set] + wage);
    }
  }
  const all = best.at(-1);
  return all === 0 ? null : all;
}

const [n, k, m, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const people = numbers.slice(0, n).map((wage) => ({ wage, skills: 0 }));
for (let at = n; at < numbers.length; at += 2) people[numbers[at] - 1].skills |= 1 << numbers[at + 1];
console.log(cheapestTeam(k, people) ?? "IMPOSSIBLE");
