// Keeps the two largest values in one pass.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  let first = -Infinity;
  let second = -Infinity;
  for (const value of lines[1].split(" ").map(Number)) {
    if (value > first) {
      second = first;
      first = value;
    } else if (value !== first && value > second) {
      second = value;
    }
  }
  console.log(second === -Infinity ? "NONE" : second);
});
