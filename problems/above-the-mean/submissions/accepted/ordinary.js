// Adds up on the way, then compares products.
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
    if (value * a.length > sum) result++;
  }
  console.log(result);
});
