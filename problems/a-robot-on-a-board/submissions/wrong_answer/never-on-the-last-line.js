// Never enters the last row and the last column.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [w, h] = lines[0].split(" ").map(Number);
  const names = ["N", "E", "S", "W"];
  let x = 1;
  let y = 1;
  let d = 0;
  for (const c of lines[1]) {
    if (c === "R") {
      d = (d + 1) % 4;
    } else if (c === "L") {
      d = (d + 3) % 4;
    } else {
      if (d === 0 && y < h - 1) y++;
      if (d === 1 && x < w - 1) x++;
      if (d === 2 && y > 1) y--;
      if (d === 3 && x > 1) x--;
    }
  }
  console.log(x + " " + y + " " + names[d]);
});
