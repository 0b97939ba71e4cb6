const fs = require("node:fs");

/** Wrong: also jumps at the last square. */
function fewestJumps(row) {
  let jumps = 0;
  let border = 0; // the last square that `jumps` jumps reach
  let farthest = 0; // the last one that a jump more reaches, from the squares seen so far
  for (let i = 0; i < row.length && border < row.length; i++) {
    farthest = Math.max(farthest, i + row[i]);
    if (i === border) {
      if (farthest === border) return -1;
      jumps++;
      border = farthest;
    }
  }
  return jumps;
}

const [n, ...row] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(fewestJumps(row));
