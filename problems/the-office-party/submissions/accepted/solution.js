const fs = require("node:fs");

/**
 * For each group the best joy with its boss and without her, and the guests of each; from the leaves upwards, in the
 * reverse of a breadth-first order. O(n).
 */
function bestParty(n, joy, boss) {
  const reports = Array.from({ length: n + 1 }, () => []);
  for (let person = 2; person <= n; person++) reports[boss[person]].push(person);
  const order = [1];
  for (const person of order) for (const report of reports[person]) order.push(report);

  const joyComing = Float64Array.from(joy);
  const joyStaying = new Float64Array(n + 1);
  const guestsComing = new Int32Array(n + 1).fill(1);
  const guestsStaying = new Int32Array(n + 1);
  const doesCome = (person) =>
    joyComing[person] > joyStaying[person] ||
    (joyComing[person] === joyStaying[person] && guestsComing[person] < guestsStaying[person]);
  const best = (person) =>
    doesCome(person) ? [joyComing[person], guestsComing[person]] : [joyStaying[person], guestsStaying[person]];
  for (const person of order.reverse()) {
    if (person === 1) continue;
    const above = boss[person];
    const [joyOfBest, guestsOfBest] = best(person);
    joyComing[above] += joyStaying[person];
    guestsComing[above] += guestsStaying[person];
    joyStaying[above] += joyOfBest;
    guestsStaying[above] += guestsOfBest;
  }
  return best(1);
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const joy = [0, ...numbers.slice(0, n)];
const boss = [0, 0, ...numbers.slice(n, 2 * n - 1)];

console.log(bestParty(n, joy, boss).join(" "));
