const fs = require("node:fs");

/**
 * Largest sum by stone, direction of the last move and number of turns; -Infinity where no walk leads. The states with
 * `turns` turns are built from those with one turn fewer: one layer of the whole grid after the other. O(h * w * t).
 */
function bestWalk(grid, maxTurns) {
  const rows = grid.length;
  const columns = grid[0].length;
  const layer = () => new Float64Array(rows * columns).fill(-Infinity);
  let acrossBefore = layer(); // with one turn fewer
  let downBefore = layer();
  let best = -Infinity;
  for (let turns = 0; turns <= maxTurns; turns++) {
    const across = layer();
    const down = layer();
    // It may set out in either direction.
    if (turns === 0) across[0] = down[0] = grid[0][0];
    for (let row = 0, at = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, at++) {
        const value = grid[row][column];
        const left = at - 1;
        const above = at - columns;
        if (column > 0) across[at] = Math.max(across[left], downBefore[left]) + value;
        if (row > 0) down[at] = Math.max(down[above], acrossBefore[above]) + value;
      }
    }
    best = Math.max(best, across.at(-1), down.at(-1));
    acrossBefore = across;
    downBefore = down;
  }
  return best === -Infinity ? null : best;
}

const [rows, columns, maxTurns, ...cells] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const grid = Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));

console.log(bestWalk(grid, maxTurns) ?? "IMPOSSIBLE");
