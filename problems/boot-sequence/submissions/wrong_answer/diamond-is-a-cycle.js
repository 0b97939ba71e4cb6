// Takes every service that is met a second time for a cycle.
const fs = require("node:fs");

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const needs = Array.from({ length: n + 1 }, () => []);
for (let at = 2 + n; at < 2 + n + 2 * m; at += 2) needs[numbers[at]].push(numbers[at + 1]);

const isNeeded = new Set(needs.flat());
const begin = new Array(n + 1).fill(0);
let last = 0;
let deadlock = false;
const met = new Array(n + 1).fill(false);
for (let root = 1; root <= n; root++) {
  if (isNeeded.has(root) && isNeeded.size < n) continue;
  const stack = [[root, 0]];
  while (stack.length > 0 && !deadlock) {
    const [service, after] = stack.pop();
    if (met[service]) deadlock = true;
    met[service] = true;
    const sum = after + numbers[1 + service];
    last = Math.max(last, sum);
    for (const need of needs[service]) stack.push([need, sum]);
  }
}
console.log(deadlock ? "DEADLOCK" : last);
