const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  let x = 0;
  for (const size of a) x ^= size;
  const moves = [];
  for (let i = 0; i < a.length; i++) {
    const rest = a[i] ^ x;
    if (rest < a[i]) moves.push(`${i + 1} ${a[i] - rest}`);
  }
  console.log(moves.length);
  if (moves.length > 0) console.log(moves[0]);
});
