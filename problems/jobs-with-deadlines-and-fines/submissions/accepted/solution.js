const fs = require("node:fs");

/**
 * The most expensive jobs first, each on the last free day by its deadline: so the early days stay free for others, and
 * a job that finds no day could only push out one that is at least as expensive. The last free day is found as in a
 * forest of disjoint sets: each day that is taken points to one before it. No job needs a day behind n. O(n log n).
 */
function smallestFines(jobs) {
  const n = jobs.length;
  const before = Array.from({ length: n + 1 }, (_day, day) => day); // a free day points to itself; day 0 is never taken
  const lastFree = (day) => {
    while (before[day] !== day) {
      before[day] = before[before[day]];
      day = before[day];
    }
    return day;
  };
  let fines = 0;
  for (const { deadline, fine } of jobs.toSorted((one, other) => other.fine - one.fine)) {
    const day = lastFree(Math.min(deadline, n));
    if (day === 0) fines += fine;
    else before[day] = day - 1;
  }
  return fines;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const jobs = [];
for (let at = 1; at < numbers.length; at += 2) jobs.push({ deadline: numbers[at], fine: numbers[at + 1] });

console.log(smallestFines(jobs));
