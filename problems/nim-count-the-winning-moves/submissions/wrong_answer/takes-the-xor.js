const readline = require("node:readline");

/** Wrong: takes as many stones as the XOR says, from every heap that has so many. */
const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const a = lines[1].split(" ").map(Number);
  let x = 0;
  for (const size of a) x ^= size;
  const moves = [];
  for (let i = 0; i < a.length; i++) {
    if (x > 0 && a[i] >= x) moves.push(`${i + 1} ${x}`);
  }
  console.log(moves.length);
  if (moves.length > 0) console.log(moves[0]);
});
