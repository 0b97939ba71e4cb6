// Waits a whole day when both times are equal.
const readline = require("node:readline");

const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => {
  const [now, then] = line.split(" ");
  const [h1, m1] = now.split(":").map(Number);
  const [h2, m2] = then.split(":").map(Number);
  let result = h2 * 60 + m2 - (h1 * 60 + m1);
  if (result <= 0) result += 1440;
  console.log(result);
});
