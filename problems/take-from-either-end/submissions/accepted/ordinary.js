const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const n = Number(lines[0]);
  const a = lines[1].split(" ").map(Number);
  const dp = [];
  for (let i = 0; i < n; i++) {
    dp.push(new Array(n).fill(0));
    dp[i][i] = a[i];
  }
  for (let i = n - 2; i >= 0; i--) {
    for (let j = i + 1; j < n; j++) {
      dp[i][j] = Math.max(a[i] - dp[i + 1][j], a[j] - dp[i][j - 1]);
    }
  }
  console.log(dp[0][n - 1]);
});
