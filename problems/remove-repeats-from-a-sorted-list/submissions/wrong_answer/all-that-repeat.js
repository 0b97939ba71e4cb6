// Removes all values that occur several times, also the first of them.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  const kept = [];
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== a[i - 1] && a[i] !== a[i + 1]) kept.push(a[i]);
  }
  console.log(kept.length);
  console.log(kept.join(" "));
});
