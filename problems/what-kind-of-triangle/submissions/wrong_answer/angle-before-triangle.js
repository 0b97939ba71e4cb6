// Asks for the kind of angle first, so that what is no triangle is called obtuse.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  let [a, b, c] = line.split(" ").map(BigInt);
  if (a > c) [a, c] = [c, a];
  if (b > c) [b, c] = [c, b];
  if (a * a + b * b === c * c) console.log("RIGHT");
  else if (a * a + b * b < c * c) console.log("OBTUSE");
  else if (a + b <= c) console.log("NONE");
  else console.log("ACUTE");
});
