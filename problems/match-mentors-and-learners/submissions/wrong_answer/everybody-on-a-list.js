// Wrong: counts the mentors and the learners who fit anybody, and takes the smaller number.
const fs = require("node:fs");

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 1;
for (let t = numbers[0]; t > 0; t--) {
  const m = numbers[at + 2];
  at += 3;
  const mentors = new Set();
  const learners = new Set();
  for (let i = 0; i < m; i++) {
    mentors.add(numbers[at++]);
    learners.add(numbers[at++]);
  }
  console.log(Math.min(mentors.size, learners.size));
}
