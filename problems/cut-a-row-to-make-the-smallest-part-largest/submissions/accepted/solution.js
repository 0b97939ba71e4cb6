const fs = require("node:fs");

/**
 * Binary search for the total. Closing each part as soon as it is worth x makes as many parts as possible; numbers that are left over and parts beyond
 * the k can be joined to others, which makes no total smaller. O(n log(sum / k)).
 */
function largestSmallestPart(row, k) {
  let low = 0;
  let high = Math.floor(row.reduce((sum, number) => sum + number) / k);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (partsWorth(row, middle) >= k) low = middle;
    else high = middle - 1;
  }
  return low;
}

function partsWorth(row, x) {
  let parts = 0;
  let total = 0;
  for (const number of row) {
    total += number;
    if (total < x) continue;
    parts++;
    total = 0;
  }
  return parts;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const answers = [];
for (let t = numbers[at++]; t > 0; t--) {
  const n = numbers[at++];
  const k = numbers[at++];
  answers.push(largestSmallestPart(numbers.slice(at, at + n), k));
  at += n;
}
console.log(answers.join("\n"));
