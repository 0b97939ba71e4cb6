// Begins with the smallest number of the row.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  a.sort((x, y) => x - y);
  let expected = a[0];
  for (const value of a) {
    if (value === expected) expected++;
  }
  console.log(expected);
});
