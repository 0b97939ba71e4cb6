const fs = require("node:fs");

/** Too slow: tries every team, though it gives up those that are too dear. */
function cheapestTeam(k, people) {
  let least = Infinity;
  const choose = (person, have, wages) => {
    if (wages >= least) return;
    if (have === 2 ** k - 1) least = wages;
    if (person === people.length) return;
    choose(person + 1, have | people[person].skills, wages + people[person].wage);
    choose(person + 1, have, wages);
  };
  choose(0, 0, 0);
  return least === Infinity ? null : least;
}

const [n, k, m, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const people = numbers.slice(0, n).map((wage) => ({ wage, skills: 0 }));
for (let at = n; at < numbers.length; at += 2) people[numbers[at] - 1].skills |= 1 << numbers[at + 1];
console.log(cheapestTeam(k, people) ?? "IMPOSSIBLE");
