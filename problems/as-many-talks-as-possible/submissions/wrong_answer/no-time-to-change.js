const fs = require("node:fs");

/** Wrong: does not go to a talk that begins in the minute in which the last one ended. */
function mostTalks(talks) {
  talks.sort((one, other) => one.end - other.end);
  let heard = 0;
  let freeFrom = 0;
  for (const { begin, end } of talks) {
    if (begin > freeFrom || heard === 0) {
      heard++;
      freeFrom = end;
    }
  }
  return heard;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const talks = [];
for (let at = 1; at < numbers.length; at += 2) talks.push({ begin: numbers[at], end: numbers[at + 1] });

console.log(mostTalks(talks));
