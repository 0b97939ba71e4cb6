const fs = require("node:fs");

/**
 * The fewest stamps for a postage: one stamp and the fewest for what is left, over all stamps that may be the last. The
 * table is built once. O(k * 10^5 + q).
 */
function fewestStamps(stamps, letters) {
  const dearest = letters.reduce((most, letter) => Math.max(most, letter), 0);
  const impossible = dearest + 1; // more stamps than any postage can need
  const fewest = new Int32Array(dearest + 1).fill(impossible);
  fewest[0] = 0;
  for (let postage = 1; postage <= dearest; postage++) {
    for (const stamp of stamps) {
      if (stamp <= postage) fewest[postage] = Math.min(fewest[postage], fewest[postage - stamp] + 1);
    }
  }
  return letters.map((letter) => (fewest[letter] === impossible ? -1 : fewest[letter]));
}

const [k, q, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(fewestStamps(numbers.slice(0, k), numbers.slice(k, k + q)).join("\n"));
