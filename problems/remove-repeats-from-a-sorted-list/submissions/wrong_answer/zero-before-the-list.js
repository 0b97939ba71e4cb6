// Takes 0 for the value before the first one.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  const kept = [];
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== (i > 0 ? a[i - 1] : 0)) kept.push(a[i]);
  }
  console.log(kept.length);
  console.log(kept.join(" "));
});
