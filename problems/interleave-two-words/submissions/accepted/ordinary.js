// As many write it: a table of both lengths.
const fs = require("fs");

const MOD = 1_000_000_007;
const lines = fs.readFileSync(0, "utf8").split("\n");
const [a, b, c] = lines;
const dp = [];
for (let i = 0; i <= a.length; i++) {
  dp.push([]);
  for (let j = 0; j <= b.length; j++) {
    // The letter before both places; there is none at the beginning.
    const last = c[i + j - 1];
    let ways = last ? 0 : 1;
    if (a[i - 1] === last && i > 0) ways += dp[i - 1][j];
    if (b[j - 1] === last && j > 0) ways += dp[i][j - 1];
    dp[i].push(ways % MOD);
  }
}
console.log(dp[a.length][b.length]);
