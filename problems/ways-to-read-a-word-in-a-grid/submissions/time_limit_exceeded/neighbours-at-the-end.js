// Too slow: chooses a cell with the right letter for each place of the word, and looks only then whether they are neighbours.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const [h, w] = lines[0].split(" ").map(Number);
  const grid = lines.slice(1, 1 + h);
  const cells = [];
  for (let i = 0; i < h; i++) {
    for (let j = 0; j < w; j++) cells.push([i, j, grid[i][j]]);
  }

  function count(word, path) {
    if (path.length === word.length) {
      const fits = path.every(
        ([i, j], k) => k === 0 || (Math.abs(i - path[k - 1][0]) <= 1 && Math.abs(j - path[k - 1][1]) <= 1),
      );
      return fits ? 1 : 0;
    }
    let sum = 0;
    for (const cell of cells) {
      if (cell[2] !== word[path.length] || path.includes(cell)) continue;
      path.push(cell);
      sum += count(word, path);
      path.pop();
    }
    return sum;
  }
  for (const word of lines.slice(1 + h)) console.log(count(word, []));
});
