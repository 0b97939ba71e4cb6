// Takes 0 for the value before the first one and begins with a run of it.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  let length = 1;
  let best = 0;
  let bestValue;
  let before = 0;
  for (const value of a) {
    if (value === before) length++;
    else length = 1;
    if (length > best) {
      best = length;
      bestValue = value;
    }
    before = value;
  }
  console.log(best + " " + bestValue);
});
