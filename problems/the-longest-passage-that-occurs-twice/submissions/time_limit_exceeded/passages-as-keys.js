// Too slow: binary search, but the passages themselves are the keys of the set, and each one is read whole.
const fs = require("node:fs");

const text = fs.readFileSync(0, "utf8").trim();

function firstRepeated(length) {
  const seen = new Set();
  let first = 0;
  for (let i = text.length - length; i >= 0; i--) {
    const passage = text.slice(i, i + length);
    if (seen.has(passage)) first = i + 1;
    seen.add(passage);
  }
  return first;
}

let low = 0;
let high = text.length;
let best = 0;
while (high - low > 1) {
  const length = (low + high) >> 1;
  const place = firstRepeated(length);
  if (place > 0) [low, best] = [length, place];
  else high = length;
}
console.log(low > 0 ? low + " " + best : "0");
