// Invites every second level of the company, whichever half is better, without those who bring no joy.
const fs = require("node:fs");

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const reports = Array.from({ length: n + 1 }, () => []);
for (let person = 2; person <= n; person++) reports[numbers[n + person - 2]].push(person);
const parties = [
  [0, 0],
  [0, 0],
];
let level = [1];
for (let depth = 0; level.length > 0; depth++) {
  const next = [];
  for (const person of level) {
    const joy = numbers[person - 1];
    if (joy > 0) {
      parties[depth % 2][0] += joy;
      parties[depth % 2][1]++;
    }
    for (const report of reports[person]) next.push(report);
  }
  level = next;
}
parties.sort(([joy, guests], [otherJoy, otherGuests]) => otherJoy - joy || guests - otherGuests);
console.log(parties[0].join(" "));
