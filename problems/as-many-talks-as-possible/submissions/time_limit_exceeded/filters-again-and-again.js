const fs = require("node:fs");

/** Too slow: after each talk, makes a new list of all those that can still be heard. */
function mostTalks(talks) {
  talks.sort((one, other) => one.end - other.end);
  let heard = 0;
  let left = talks;
  while (left.length > 0) {
    const { end } = left[0];
    left = left.filter(({ begin }) => begin >= end);
    heard++;
  }
  return heard;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const talks = [];
for (let at = 1; at < numbers.length; at += 2) talks.push({ begin: numbers[at], end: numbers[at + 1] });

console.log(mostTalks(talks));
