const fs = require("node:fs");

/** Uses each kind at most once: the inner loop runs downwards. */
function fewestStamps(stamps, letters) {
  const dearest = letters.reduce((most, letter) => Math.max(most, letter), 0);
  const impossible = dearest + 1; // more stamps than any postage can need
  const fewest = new Int32Array(dearest + 1).fill(impossible);
  fewest[0] = 0;
  for (const stamp of stamps) {
    for (let postage = dearest; postage >= stamp; postage--) {
      fewest[postage] = Math.min(fewest[postage], fewest[postage - stamp] + 1);
    }
  }
  return letters.map((letter) => (fewest[letter] === impossible ? -1 : fewest[letter]));
}

const [k, q, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(fewestStamps(numbers.slice(0, k), numbers.slice(k, k + q)).join("\n"));
