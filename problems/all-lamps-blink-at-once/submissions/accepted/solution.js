const fs = require("node:fs");

const LATEST = 10n ** 18n;

/**
 * The step has to divide every period, so the longest is their greatest common divisor; the second has to be a multiple of
 * every period, so the first is their least common multiple. Both are built up lamp by lamp. Periods are below 2^53, and
 * only the common multiple needs a BigInt.
 */
function answerBoth(periods) {
  let step = 0; // gcd(0, a) = a
  let together = 1n; // null once it is after LATEST
  for (const period of periods) {
    step = gcd(step, period);
    if (together === null) continue;
    const common = gcd(Number(together % BigInt(period)), period);
    together *= BigInt(period / common);
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
