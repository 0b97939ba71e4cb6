const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const n = Number(lines[0]);
  const a = lines[1].split(" ").map(Number);
  const dp = [];
  for (let i = 0; i < n; i++) dp.push(new Array(n).fill(0));
  for (let i = n - 2; i >= 0; i--) {
    let sum = a[i];
    for (let j = i + 1; j < n; j++) {
      sum += a[j];
      let best = Infinity;
      for (let k = i; k < j; k++) {
        const cost = dp[i][k] + dp[k + 1][j];
        if (cost < best) best = cost;
      }
      dp[i][j] = best + sum;
    }
  }
  console.log(dp[0][n - 1]);
});
