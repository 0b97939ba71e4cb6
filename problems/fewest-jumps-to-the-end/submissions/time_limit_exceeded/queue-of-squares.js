const fs = require("node:fs");

/** Too slow: breadth-first search that looks at every jump of every square. */
function fewestJumps(row) {
  const jumps = new Array(row.length).fill(-1);
  jumps[0] = 0;
  const queue = [0];
  for (const i of queue) {
    for (let to = i + 1; to < row.length && to <= i + row[i]; to++) {
      if (jumps[to] >= 0) continue;
      jumps[to] = jumps[i] + 1;
      queue.push(to);
    }
  }
  return jumps[row.length - 1];
}

const [n, ...row] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(fewestJumps(row));
