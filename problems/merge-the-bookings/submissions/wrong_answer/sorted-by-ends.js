const fs = require("node:fs");

/** Wrong: sorts by the ends, and a slip that begins early may come last. */
function merged(slips) {
  slips.sort((one, other) => one.end - other.end);
  const periods = [];
  for (const { begin, end } of slips) {
    const last = periods.at(-1);
    if (last !== undefined && begin <= last.end) last.end = Math.max(last.end, end);
    else periods.push({ begin, end });
  }
  return periods;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const slips = [];
for (let at = 1; at < numbers.length; at += 2) slips.push({ begin: numbers[at], end: numbers[at + 1] });

const periods = merged(slips);
console.log([periods.length, ...periods.map(({ begin, end }) => `${begin} ${end}`)].join("\n"));
