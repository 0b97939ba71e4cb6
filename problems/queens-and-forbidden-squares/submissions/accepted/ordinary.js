const readline = require("readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const n = Number(lines[0]);
  const columns = new Set();
  const up = new Set();
  const down = new Set();
  const queens = [];
  let count = 0;
  let first = "";

  function place(row) {
    if (row === n) {
      if (count === 0) first = queens.join(" ");
      count++;
      return;
    }
    for (let column = 0; column < n; column++) {
      if (lines[row + 1][column] === "#") continue;
      if (columns.has(column) || up.has(row + column) || down.has(row - column)) continue;
      columns.add(column);
      up.add(row + column);
      down.add(row - column);
      queens.push(column + 1);
      place(row + 1);
      queens.pop();
      columns.delete(column);
      up.delete(row + column);
      down.delete(row - column);
    }
  }

  place(0);
  console.log(count);
  if (count > 0) console.log(first);
});
