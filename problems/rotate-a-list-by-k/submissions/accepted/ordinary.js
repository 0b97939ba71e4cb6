// Takes values from the end to the front, as often as the remainder says.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, k] = lines[0].split(" ").map(Number);
  const a = lines[1].split(" ");
  for (let i = 0; i < k % n; i++) a.unshift(a.pop());
  console.log(a.join(" "));
});
