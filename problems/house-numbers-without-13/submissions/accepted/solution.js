const fs = require("node:fs");

const FREE = [1n, 10n]; // rows of 0, 1, 2, … digits without 13
while (FREE.length < 19) FREE.push(10n * FREE.at(-1) - FREE.at(-2));

/** How many numbers from 0 to limit do not contain 13. */
function countUpTo(limit) {
  const digits = [...String(limit)].map(Number);
  let count = 0n;
  let before = 0;
  for (const [place, top] of digits.entries()) {
    const rest = digits.length - place - 1;
    for (let digit = 0; digit < top; digit++) {
      if (before === 1 && digit === 3) continue;
      count += FREE[rest];
      if (digit === 1 && rest > 0) count -= FREE[rest - 1]; // no 3 may follow
    }
    if (before === 1 && top === 3) return count;
    before = top;
  }
  return count + 1n;
}

/**
 * The numbers up to a limit are counted by the first place where they have a smaller digit; what follows is a row of
 * digits without 13. BigInt, since numbers above 2^53 are no longer exact.
 */
function countHouses(streets) {
  return streets.map(([first, last]) => countUpTo(last) - countUpTo(first - 1n));
}

const [q, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
const streets = Array.from({ length: Number(q) }, (_, i) => [ends[2 * i], ends[2 * i + 1]]);

console.log(countHouses(streets).join("\n"));
