const fs = require("node:fs");

const LATEST = 10n ** 18n;

/** Wrong: keeps the common multiple as a number, which loses digits above 2^53. */
function answerBoth(periods) {
  let step = 0; // gcd(0, a) = a
  let together = 1; // null once it is after LATEST
  for (const period of periods) {
    step = gcd(step, period);
    if (together === null) continue;
    together *= period / gcd(together, period);
    if (together > LATEST) together = null;
  }
  return { step, together };
}

function gcd(a, b) {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

const [n, ...periods] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const { step, together } = answerBoth(periods);
console.log(step);
console.log(together === null ? "TOO LATE" : String(together));
