// Sorts the numbers as texts.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  a.sort();
  let expected = 1;
  for (const value of a) {
    if (value === expected) expected++;
  }
  console.log(expected);
});
