const fs = require("node:fs");

const LATEST = 10n ** 18n;

/** Wrong: takes the product of all periods, divided by their common divisor, for the common multiple. */
function answerBoth(periods) {
  let step = 0; // gcd(0, a) = a
  let together = 1n; // null once it is after LATEST
  for (const period of periods) {
    step = gcd(step, period);
    if (together === null) continue;
    together *= BigInt(period);
    if (together > LATEST * BigInt(step)) together = null;
  }
  if (together !== null) together /= BigInt(step);
  if (together > LATEST) together = null;
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
