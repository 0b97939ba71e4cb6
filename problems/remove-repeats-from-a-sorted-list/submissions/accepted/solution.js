const fs = require("node:fs");

/** Equal values are neighbours in a sorted list; the first of them stays. */
function removeRepeats(values) {
  return values.filter((value, i) => value !== values[i - 1]);
}

const [n, ...values] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const kept = removeRepeats(values);

console.log(`${kept.length}\n${kept.join(" ")}`);
