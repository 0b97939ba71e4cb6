// Goes through all friendships in every round. On a long chain that is n rounds of n friendships.
const fs = require("node:fs");

const [n, m, s, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const heardIn = new Array(n + 1).fill(Infinity);
heardIn[s] = 0;
let people = 1;
let rounds = 0;
for (let changed = true; changed; ) {
  changed = false;
  for (let i = 0; i < m; i++) {
    for (const [from, to] of [[ends[2 * i], ends[2 * i + 1]], [ends[2 * i + 1], ends[2 * i]]]) {
      if (heardIn[from] > rounds || heardIn[to] !== Infinity) continue;
      heardIn[to] = rounds + 1;
      people++;
      changed = true;
    }
  }
  if (changed) rounds++;
}
console.log(rounds, people);
