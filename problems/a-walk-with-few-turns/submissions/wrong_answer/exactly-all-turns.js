// Takes the best walk with exactly t turns instead of at most t.
const fs = require("node:fs");

const [rows, columns, maxTurns, ...cells] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let acrossBefore = [];
let downBefore = [];
for (let turns = 0; turns <= maxTurns; turns++) {
  const across = new Float64Array(rows * columns).fill(-Infinity);
  const down = new Float64Array(rows * columns).fill(-Infinity);
  if (turns === 0) across[0] = down[0] = cells[0];
  for (let at = 1; at < rows * columns; at++) {
    const above = at - columns;
    if (at % columns > 0) across[at] = cells[at] + Math.max(across[at - 1], downBefore[at - 1] ?? -Infinity);
    if (above >= 0) down[at] = cells[at] + Math.max(down[above], acrossBefore[above] ?? -Infinity);
  }
  acrossBefore = across;
  downBefore = down;
}
const best = Math.max(acrossBefore.at(-1), downBefore.at(-1));
console.log(best === -Infinity ? "IMPOSSIBLE" : best);
