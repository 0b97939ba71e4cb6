// As somebody writes it who has read the statement alone: counts of the pitches before, in a map.
const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin });
const lines = [];
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, d] = lines[0].split(" ").map(Number);
  const pitches = lines[1].split(" ").map(Number);
  const seen = new Map();
  let count = 0;
  for (const p of pitches) {
    count += seen.get(p - d) || 0;
    if (d !== 0) count += seen.get(p + d) || 0;
    seen.set(p, (seen.get(p) || 0) + 1);
  }
  console.log(count);
});
