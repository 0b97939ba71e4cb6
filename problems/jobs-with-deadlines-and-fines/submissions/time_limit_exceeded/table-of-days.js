const fs = require("node:fs");

/** Too slow: a table of the smallest fines for each number of jobs that are done, O(n^2). */
function smallestFines(jobs) {
  const n = jobs.length;
  const saved = new Float64Array(n + 1).fill(-Infinity);
  saved[0] = 0;
  let all = 0;
  for (const { deadline, fine } of jobs.toSorted((one, other) => one.deadline - other.deadline)) {
    all += fine;
    for (let done = Math.min(deadline, n); done > 0; done--) saved[done] = Math.max(saved[done], saved[done - 1] + fine);
  }
  return all - saved.reduce((most, each) => Math.max(most, each), 0);
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const jobs = [];
for (let at = 1; at < numbers.length; at += 2) jobs.push({ deadline: numbers[at], fine: numbers[at + 1] });

console.log(smallestFines(jobs));
