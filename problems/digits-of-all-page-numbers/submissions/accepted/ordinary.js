// Group by group of equally long numbers.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  const n = Number(line);
  let total = 0;
  let first = 1;
  for (let digits = 1; first <= n; digits++) {
    const last = Math.min(n, first * 10 - 1);
    total += (last - first + 1) * digits;
    first *= 10;
  }
  console.log(total);
});
