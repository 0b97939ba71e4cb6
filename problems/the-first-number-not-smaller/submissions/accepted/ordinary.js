// Remembers the best place so far and goes on to the left of it.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const q = Number(lines[0].split(" ")[1]);
  const list = lines[1].split(" ").map(Number);
  for (let i = 2; i < q + 2; i++) {
    const x = Number(lines[i]);
    let left = 0;
    let right = list.length - 1;
    let best = list.length;
    while (left <= right) {
      const middle = Math.floor((left + right) / 2);
      if (list[middle] >= x) {
        best = middle;
        right = middle - 1;
      } else {
        left = middle + 1;
      }
    }
    console.log(best + 1);
  }
});
