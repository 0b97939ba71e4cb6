const fs = require("node:fs");

/**
 * What can be reached with j jumps is a beginning of the row: jumps may be as short as one likes. So it is enough to
 * know its last square. One jump more leads to the farthest i + a[i] of all squares i in it. O(n).
 */
function fewestJumps(row) {
  let jumps = 0;
  let border = 0; // the last square that `jumps` jumps reach
  let farthest = 0; // the last one that a jump more reaches, from the squares seen so far
  for (let i = 0; border < row.length - 1; i++) {
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
