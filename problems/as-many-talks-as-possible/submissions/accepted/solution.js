const fs = require("node:fs");

/**
 * In the order of the ends, every talk that begins no earlier than the last chosen one ends is taken. Of all talks that
 * could be next, it ends first; whoever chooses another one can exchange it for this one and has no less time left.
 * O(n log n).
 */
function mostTalks(talks) {
  talks.sort((one, other) => one.end - other.end);
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
