// Follows the rules.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  let n = Number(line);
  let best = n;
  let steps = 0;
  while (n !== 1) {
    if (n % 2 === 0) n = n / 2;
    else n = n * 3 + 1;
    if (best < n) best = n;
    steps++;
  }
  console.log(steps + " " + best);
});
