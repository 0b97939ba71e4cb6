// An array of counters.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, m] = lines[0].split(" ").map(Number);
  const friends = new Array(n + 1).fill(0);
  for (let i = 1; i <= m; i++) {
    const [a, b] = lines[i].split(" ").map(Number);
    friends[a]++;
    friends[b]++;
  }
  let best = 1;
  let alone = 0;
  for (let i = 1; i <= n; i++) {
    if (friends[i] > friends[best]) best = i;
    if (friends[i] === 0) alone++;
  }
  console.log(best + " " + friends[best] + " " + alone);
});
