const readline = require("node:readline");

const MOD = 1000000007n;

function power(base, exponent) {
  let result = 1n;
  while (exponent > 0n) {
    if (exponent % 2n === 1n) result = (result * base) % MOD;
    base = (base * base) % MOD;
    exponent /= 2n;
  }
  return result;
}

const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => {
  const [n, c] = line.split(" ").map(Number);
  const inv = [0n];
  for (let i = 1; i <= 2 * n; i++) inv.push(power(BigInt(i), MOD - 2n));
  let previous = [];
  for (let p = 0; p <= n; p++) {
    const current = [];
    for (let s = 0; s <= c && p + s <= n; s++) {
      const total = 2 * p + s;
      if (total === 0) {
        current.push(0n);
      } else if (s === c) {
        current.push((BigInt(total) * inv[s] + current[s - 1]) % MOD);
      } else {
        let sum = 0n;
        if (p > 0) sum += BigInt(2 * p) * previous[s + 1];
        if (s > 0) sum += BigInt(s) * current[s - 1];
        current.push((1n + sum * inv[total]) % MOD);
      }
    }
    previous = current;
  }
  console.log(String(previous[0]));
});
