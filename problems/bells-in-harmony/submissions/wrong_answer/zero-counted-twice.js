const fs = require("node:fs");

/** Wrong: for a difference of 0, counts each pair as the lower and as the higher one. */
function countHarmonies(difference, pitches) {
  const seen = new Map();
  const bellsOf = (pitch) => seen.get(pitch) ?? 0;
  let pairs = 0;
  for (const pitch of pitches) {
    pairs += bellsOf(pitch - difference);
    pairs += bellsOf(pitch + difference);
    seen.set(pitch, bellsOf(pitch) + 1);
  }
  return pairs;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, difference] = numbers;
const pitches = numbers.slice(2, 2 + n);

console.log(countHarmonies(difference, pitches));
