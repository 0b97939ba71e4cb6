// Takes no century for a leap year, not even 2000.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  const [y, m, d] = line.split(" ").map(Number);
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (y % 4 === 0 && y % 100 !== 0) days[1] = 29;
  let result = d;
  for (let i = 0; i < m - 1; i++) result += days[i];
  console.log(result);
});
