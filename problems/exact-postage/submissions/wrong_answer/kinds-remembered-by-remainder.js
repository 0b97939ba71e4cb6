// Skips kinds with the same remainder modulo 100003 as equal.
const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [k, q] = data;
const seen = new Uint8Array(100003);
const dp = new Int32Array(100001).fill(-1);
dp[0] = 0;
for (let i = 0; i < k; i++) {
  const v = data[2 + i];
  if (seen[v % 100003]) continue;
  seen[v % 100003] = 1;
  for (let p = v; p <= 100000; p++) {
    if (dp[p - v] < 0) continue;
    if (dp[p] < 0 || dp[p] > dp[p - v] + 1) dp[p] = dp[p - v] + 1;
  }
}
const out = [];
for (let i = 0; i < q; i++) out.push(dp[data[2 + k + i]]);
console.log(out.join('\n'));
