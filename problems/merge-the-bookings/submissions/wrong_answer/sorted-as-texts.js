const fs = require("node:fs");

/** Wrong: sort without a comparison puts 10 before 9. */
function merged(slips) {
  slips = slips.map(({ begin, end }) => [begin, end]).sort().map(([begin, end]) => ({ begin, end }));
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
