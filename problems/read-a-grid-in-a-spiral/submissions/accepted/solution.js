const fs = require("node:fs");

/**
 * What is not read yet is always a rectangle. Each side that is read makes it smaller by one row or column. O(r c).
 */
function spiral(grid) {
  let [top, bottom, left, right] = [0, grid.length - 1, 0, grid[0].length - 1];
  const read = [];
  while (top <= bottom && left <= right) {
    for (let j = left; j <= right; j++) read.push(grid[top][j]);
    top++;
    for (let i = top; i <= bottom; i++) read.push(grid[i][right]);
    right--;
    if (top > bottom || left > right) break;
    for (let j = right; j >= left; j--) read.push(grid[bottom][j]);
    bottom--;
    for (let i = bottom; i >= top; i--) read.push(grid[i][left]);
    left++;
  }
  return read.join("");
}

const [sizes, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
const [rows] = sizes.split(" ").map(Number);
const grid = lines.slice(0, rows).map((line) => line.trim());

console.log(spiral(grid));
