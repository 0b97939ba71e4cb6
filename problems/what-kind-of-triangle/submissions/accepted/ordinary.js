// Swaps the longest side to the end.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  let [a, b, c] = line.split(" ").map(BigInt);
  if (a > c) [a, c] = [c, a];
  if (b > c) [b, c] = [c, b];
  if (a + b <= c) console.log("NONE");
  else if (a * a + b * b === c * c) console.log("RIGHT");
  else if (a * a + b * b < c * c) console.log("OBTUSE");
  else console.log("ACUTE");
});
