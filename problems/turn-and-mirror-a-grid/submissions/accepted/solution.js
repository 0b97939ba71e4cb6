const fs = require("node:fs");

/**
 * The grid can lie in eight ways: perhaps transposed (mirrored in its diagonal), and after that perhaps mirrored left to
 * right and top to bottom. A turn to the right is a transposition and then a mirroring left to right, one to the left a
 * transposition and then one top to bottom. A transposition turns the two mirrorings into each other. O(1) a command.
 */
function answer(grid, commands) {
  let [isTransposed, isMirrored, isUpsideDown] = [false, false, false];
  let [rows, columns] = [grid.length, grid[0].length]; // as they are now
  const letters = [];
  for (const { kind, row, column } of commands) {
    if (kind === "?") {
      const i = isUpsideDown ? rows - row : row - 1;
      const j = isMirrored ? columns - column : column - 1;
      letters.push(isTransposed ? grid[j][i] : grid[i][j]);
    }
    if (kind === "R" || kind === "L") {
      isTransposed = !isTransposed;
      [isMirrored, isUpsideDown] = [isUpsideDown, isMirrored];
      [rows, columns] = [columns, rows];
    }
    if (kind === "H" || kind === "R") isMirrored = !isMirrored;
    if (kind === "V" || kind === "L") isUpsideDown = !isUpsideDown;
  }
  return letters;
}

const lines = fs.readFileSync(0, "utf8").trim().split("\n");
const [rows, , q] = lines[0].split(" ").map(Number);
const grid = lines.slice(1, 1 + rows).map((line) => line.trim());
const commands = lines.slice(1 + rows, 1 + rows + q).map((line) => {
  const [kind, row, column] = line.trim().split(" ");
  return { kind, row: Number(row), column: Number(column) };
});

console.log(answer(grid, commands).join("\n"));
