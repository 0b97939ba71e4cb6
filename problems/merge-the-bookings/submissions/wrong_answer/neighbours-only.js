const fs = require("node:fs");

/** Wrong: compares each slip with the one before it instead of with the whole open period. */
function merged(slips) {
  slips.sort((one, other) => one.begin - other.begin);
  const periods = [];
  for (const [i, { begin, end }] of slips.entries()) {
    const last = periods.at(-1);
    if (i > 0 && begin <= slips[i - 1].end) last.end = Math.max(last.end, end);
    else periods.push({ begin, end });
  }
  return periods;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const slips = [];
for (let at = 1; at < numbers.length; at += 2) slips.push({ begin: numbers[at], end: numbers[at + 1] });

const periods = merged(slips);
console.log([periods.length, ...periods.map(({ begin, end }) => `${begin} ${end}`)].join("\n"));
