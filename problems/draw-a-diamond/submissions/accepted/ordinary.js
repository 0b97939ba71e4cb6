// Puts the signs into a line of dots.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (input) => {
  const n = Number(input);
  for (let i = 0; i < 2 * n - 1; i++) {
    const d = Math.abs(n - 1 - i);
    let line = "";
    for (let j = 0; j < 2 * n - 1; j++) {
      line += j === d || j === 2 * n - 2 - d ? "#" : ".";
    }
    console.log(line);
  }
});
