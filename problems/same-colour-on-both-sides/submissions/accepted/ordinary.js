const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const n = Number(lines[0]);
  const c = [-1, ...lines[1].split(" ").map(Number), -2];
  const p = [0, ...lines[2].split(" ").map(Number)];
  const dp = [];
  for (let i = 0; i < n + 2; i++) dp.push(new Array(n + 2).fill(0));
  for (let l = n; l >= 0; l--) {
    for (let r = l + 2; r < n + 2; r++) {
      let best = 0;
      for (let k = l + 1; k < r; k++) {
        let gain = p[k];
        if (c[l] === c[r]) gain *= 2;
        const sum = dp[l][k] + dp[k][r] + gain;
        if (sum > best) best = sum;
      }
      dp[l][r] = best;
    }
  }
  console.log(dp[0][n + 1]);
});
