// Depth-first search: finds the right people, but the rounds are those of the first path that it happens to take.
const fs = require("node:fs");

const [n, m, s, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const friends = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  friends[ends[2 * i]].push(ends[2 * i + 1]);
  friends[ends[2 * i + 1]].push(ends[2 * i]);
}
const round = new Array(n + 1).fill(-1);
round[s] = 0;
const stack = [s];
let people = 0;
while (stack.length > 0) {
  const person = stack.pop();
  people++;
  for (const other of friends[person]) {
    if (round[other] !== -1) continue;
    round[other] = round[person] + 1;
    stack.push(other);
  }
}
console.log(Math.max(...round.slice(0, 60000), ...round.slice(60000)), people);
