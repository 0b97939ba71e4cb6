const fs = require("node:fs");

/**
 * Counts the bells of each pitch while walking: a bell makes a pair with every earlier one that is `difference` lower or
 * higher. With a difference of 0 these are the same bells, so they are counted once. O(n).
 */
function countHarmonies(difference, pitches) {
  const seen = new Map();
  const bellsOf = (pitch) => seen.get(pitch) ?? 0;
  let pairs = 0;
  for (const pitch of pitches) {
    pairs += bellsOf(pitch - difference);
    if (difference > 0) pairs += bellsOf(pitch + difference);
    seen.set(pitch, bellsOf(pitch) + 1);
  }
  return pairs;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, difference] = numbers;
const pitches = numbers.slice(2, 2 + n);

console.log(countHarmonies(difference, pitches));
