// Rounds the quotient instead of cutting it off.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  const [p, q] = line.split(" ").map(Number);
  let rest = q - p;
  let total = 0;
  const lines = [];
  for (const coin of [200, 100, 50, 20, 10, 5, 2, 1]) {
    const count = Math.round(rest / coin);
    if (count === 0) continue;
    rest -= count * coin;
    total += count;
    lines.push(coin + " " + count);
  }
  console.log(total);
  for (const each of lines) console.log(each);
});
