const readline = require("node:readline");

/** Wrong: reads the last row also if it is the first one. */
const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  let grid = lines.slice(1);
  let answer = "";
  let top = 0;
  let bottom = grid.length - 1;
  let left = 0;
  let right = grid[0].length - 1;
  while (top <= bottom && left <= right) {
    for (let j = left; j <= right; j++) answer += grid[top][j];
    for (let i = top + 1; i <= bottom; i++) answer += grid[i][right];
    for (let j = right - 1; j >= left; j--) answer += grid[bottom][j];
    if (left < right) {
      for (let i = bottom - 1; i > top; i--) answer += grid[i][left];
    }
    top++;
    bottom--;
    left++;
    right--;
  }
  console.log(answer);
});
