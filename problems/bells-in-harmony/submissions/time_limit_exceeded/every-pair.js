const fs = require("node:fs");

/** Too slow: tries all pairs, O(n^2). */
function countHarmonies(difference, pitches) {
  let pairs = 0;
  for (let i = 0; i < pitches.length; i++) {
    for (let j = i + 1; j < pitches.length; j++) {
      if (Math.abs(pitches[i] - pitches[j]) === difference) pairs++;
    }
  }
  return pairs;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, difference] = numbers;
const pitches = numbers.slice(2, 2 + n);

console.log(countHarmonies(difference, pitches));
