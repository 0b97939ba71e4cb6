const fs = require("node:fs");

/** Wrong: jumps by exactly the number of the square, or by one. */
function fewestJumps(row) {
  const jumps = new Array(row.length).fill(Infinity);
  jumps[0] = 0;
  for (let i = 0; i < row.length; i++) {
    if (row[i] === 0) continue;
    for (const to of [i + 1, Math.min(i + row[i], row.length - 1)]) jumps[to] = Math.min(jumps[to], jumps[i] + 1);
  }
  return jumps[row.length - 1] < Infinity ? jumps[row.length - 1] : -1;
}

const [n, ...row] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(fewestJumps(row));
