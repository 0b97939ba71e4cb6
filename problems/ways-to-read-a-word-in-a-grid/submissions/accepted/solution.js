const fs = require("node:fs");

/**
 * Backtracking: from the cell of the last letter, go to each unused neighbour with the next letter. A cell is marked while
 * the search goes on from it, and free again afterwards.
 */
function countWays(grid, word) {
  const letters = grid.map((row) => [...row]); // null while a cell is in use

  // In how many ways can the letters from index `at` on be read, if the first of them is read in this cell?
  function waysFrom(row, column, at) {
    if (letters[row]?.[column] !== word[at]) return 0;
    if (at === word.length - 1) return 1;
    letters[row][column] = null;
    let ways = 0;
    for (const i of [row - 1, row, row + 1]) {
      for (const j of [column - 1, column, column + 1]) ways += waysFrom(i, j, at + 1);
    }
    letters[row][column] = word[at];
    return ways;
  }

  let ways = 0;
  for (const row of letters.keys()) {
    for (const column of letters[row].keys()) ways += waysFrom(row, column, 0);
  }
  return ways;
}

const lines = fs.readFileSync(0, "utf8").trim().split("\n");
const h = Number(lines[0].split(" ")[0]);
const grid = lines.slice(1, 1 + h);
for (const word of lines.slice(1 + h)) console.log(countWays(grid, word));
