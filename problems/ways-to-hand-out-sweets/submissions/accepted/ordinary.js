const readline = require("node:readline");

const MOD = 1000000007;
const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const [n, k] = lines[0].split(" ").map(Number);
  let dp = new Array(k + 1).fill(0);
  dp[0] = 1;
  for (let i = 1; i <= n; i++) {
    const [l, u] = lines[i].split(" ").map(Number);
    const prefix = [0];
    for (let s = 0; s <= k; s++) prefix.push((prefix[s] + dp[s]) % MOD);
    const next = new Array(k + 1).fill(0);
    for (let s = l; s <= k; s++) {
      const from = Math.max(0, s - u);
      next[s] = (prefix[s - l + 1] - prefix[from] + MOD) % MOD;
    }
    dp = next;
  }
  console.log(dp[k]);
});
