const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  let [r, c] = lines[0].split(" ").map(Number);
  const grid = lines.slice(1, r + 1);
  let swapped = false;
  let flipRows = false;
  let flipColumns = false;
  for (const line of lines.slice(r + 1)) {
    const words = line.split(" ");
    if (words[0] === "?") {
      let i = Number(words[1]) - 1;
      let j = Number(words[2]) - 1;
      if (flipRows) i = r - 1 - i;
      if (flipColumns) j = c - 1 - j;
      if (swapped) console.log(grid[j][i]);
      else console.log(grid[i][j]);
    } else if (words[0] === "H") {
      flipColumns = !flipColumns;
    } else if (words[0] === "V") {
      flipRows = !flipRows;
    } else {
      swapped = !swapped;
      [r, c] = [c, r];
      if (words[0] === "R") [flipRows, flipColumns] = [flipColumns, !flipRows];
      else [flipRows, flipColumns] = [!flipColumns, flipRows];
    }
  }
});
