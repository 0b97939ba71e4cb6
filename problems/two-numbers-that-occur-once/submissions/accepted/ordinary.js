// Sorts the list, and looks for numbers that have no equal neighbour.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const t = Number(lines[0]);
  for (let k = 1; k <= t; k++) {
    const a = lines[2 * k].split(" ").map(Number);
    a.sort((x, y) => x - y);
    const once = [];
    for (let i = 0; i < a.length; i++) {
      if (a[i] !== a[i - 1] && a[i] !== a[i + 1]) {
        once.push(a[i]);
      }
    }
    console.log(once[0] + " " + once[1]);
  }
});
