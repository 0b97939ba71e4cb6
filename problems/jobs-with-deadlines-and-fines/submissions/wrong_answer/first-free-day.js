const fs = require("node:fs");

/** Wrong: gives each job the first free day, which a more urgent one may need. */
function smallestFines(jobs) {
  let firstFree = 1;
  let fines = 0;
  for (const { deadline, fine } of jobs.toSorted((one, other) => other.fine - one.fine)) {
    const day = firstFree;
    if (day > deadline) fines += fine;
    else firstFree++;
  }
  return fines;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const jobs = [];
for (let at = 1; at < numbers.length; at += 2) jobs.push({ deadline: numbers[at], fine: numbers[at + 1] });

console.log(smallestFines(jobs));
