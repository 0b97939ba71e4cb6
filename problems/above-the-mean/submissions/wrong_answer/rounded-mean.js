// Rounds the mean to the nearest integer.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  let sum = 0;
  for (const value of a) sum += value;
  let result = 0;
  for (const value of a) {
    if (value > Math.round(sum / a.length)) result++;
  }
  console.log(result);
});
