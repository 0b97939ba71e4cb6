const fs = require("node:fs");

/** Wrong: sort without a comparison puts 10 before 9. */
function mostTalks(talks) {
  talks = talks.map(({ begin, end }) => [end, begin]).sort().map(([end, begin]) => ({ begin, end }));
  let heard = 0;
  let freeFrom = 0;
  for (const { begin, end } of talks) {
    if (begin >= freeFrom) {
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
