const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line.split(" ").map(Number)));
reader.on("close", () => {
  const [n, m, c] = lines[0];
  const w = lines.slice(1);
  const dp = [0];
  for (let mask = 1; mask < 1 << n; mask++) {
    const people = [];
    for (let i = 0; i < n; i++) if (mask & (1 << i)) people.push(i);
    let best = -Infinity;
    if (people.length <= m) {
      let joy = 0;
      for (const i of people) {
        for (const j of people) {
          if (i < j) joy += w[i][j];
        }
      }
      best = joy - c;
    }
    for (let sub = (mask - 1) & mask; sub > 0; sub = (sub - 1) & mask) {
      best = Math.max(best, dp[sub] + dp[mask ^ sub]);
    }
    dp.push(best);
  }
  console.log(dp[dp.length - 1]);
});
