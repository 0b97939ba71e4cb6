const readline = require("readline");

const M = 1000000007n;

function power(a, b) {
  if (b === 0n) return 1n;
  const half = power((a * a) % M, b / 2n);
  return b % 2n === 1n ? (half * a) % M : half;
}

const fact = [1n];

function choose(n, k) {
  if (k > n) return 0n;
  for (let i = fact.length; i <= n; i++) fact.push((fact[i - 1] * BigInt(i)) % M);
  return (fact[n] * power(fact[k] * fact[n - k], M - 2n)) % M;
}

const rl = readline.createInterface({ input: process.stdin });
let isFirst = true;
rl.on("line", (line) => {
  if (isFirst) {
    isFirst = false;
    return;
  }
  const [kind, n, k] = line.split(" ").map(Number);
  console.log(String(kind === 1 ? choose(n, k) : choose(n + k - 1, k)));
});
