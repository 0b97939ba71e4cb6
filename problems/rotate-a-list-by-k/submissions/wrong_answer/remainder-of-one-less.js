// Takes the remainder by n - 1.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, k] = lines[0].split(" ").map(Number);
  const a = lines[1].split(" ");
  for (let i = 0; i < k % Math.max(1, n - 1); i++) a.unshift(a.pop());
  console.log(a.join(" "));
});
