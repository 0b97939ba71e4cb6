const fs = require("node:fs");

/**
 * Topological order by counting the needs that are still missing, and the longest path along it. Services that are left
 * over lie on a cycle or wait for one. O(n + m).
 */
function readyTime(n, seconds, neededBy) {
  const missing = new Array(n + 1).fill(0); // a rule listed twice counts twice, here and below
  for (const service of neededBy.flat()) missing[service]++;

  const startable = []; // serves as the queue
  for (let v = 1; v <= n; v++) if (missing[v] === 0) startable.push(v);

  const begin = new Array(n + 1).fill(0);
  let last = 0;
  for (const service of startable) {
    const ready = begin[service] + seconds[service];
    last = Math.max(last, ready);
    for (const waiting of neededBy[service]) {
      begin[waiting] = Math.max(begin[waiting], ready);
      missing[waiting]--;
      if (missing[waiting] === 0) startable.push(waiting); // the loop above comes to it later
    }
  }
  return startable.length < n ? null : last;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const seconds = [0, ...numbers.slice(2, 2 + n)];
const neededBy = Array.from({ length: n + 1 }, () => []);
for (let at = 2 + n; at < 2 + n + 2 * m; at += 2) {
  const [service, need] = [numbers[at], numbers[at + 1]];
  neededBy[need].push(service);
}

console.log(readyTime(n, seconds, neededBy) ?? "DEADLOCK");
