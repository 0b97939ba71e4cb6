const fs = require("node:fs");

/** Wrong: the day before a day that was taken is skipped. */
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
    else before[day] = Math.max(0, day - 2);
  }
  return fines;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const jobs = [];
for (let at = 1; at < numbers.length; at += 2) jobs.push({ deadline: numbers[at], fine: numbers[at + 1] });

console.log(smallestFines(jobs));
