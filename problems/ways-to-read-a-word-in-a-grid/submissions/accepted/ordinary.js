// Keeps the used cells in a set of texts like "2,3".
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const [h, w] = lines[0].split(" ").map(Number);
  const grid = lines.slice(1, 1 + h);
  const used = new Set();

  function count(row, column, word) {
    if (row < 0 || row >= h || column < 0 || column >= w) return 0;
    const key = `${row},${column}`;
    if (grid[row][column] !== word[0] || used.has(key)) return 0;
    if (word.length === 1) return 1;
    used.add(key);
    let sum = 0;
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        sum += count(row + i, column + j, word.slice(1));
      }
    }
    used.delete(key);
    return sum;
  }

  for (const word of lines.slice(1 + h)) {
    let sum = 0;
    for (let i = 0; i < h; i++) {
      for (let j = 0; j < w; j++) sum += count(i, j, word);
    }
    console.log(sum);
  }
});
