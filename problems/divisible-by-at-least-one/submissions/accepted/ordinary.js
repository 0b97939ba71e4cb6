const readline = require("readline");

function gcd(a, b) {
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

function upTo(limit, numbers) {
  let total = 0n;
  function go(i, lcm, sign) {
    if (lcm > limit) return;
    if (i === numbers.length) {
      total += sign * (limit / lcm);
      return;
    }
    go(i + 1, lcm, sign);
    go(i + 1, (lcm / gcd(lcm, numbers[i])) * numbers[i], -sign);
  }
  go(0, 1n, 1n);
  return limit - total;
}

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, from, to] = lines[0].split(" ").map(BigInt);
  const numbers = lines[1].split(" ").map(BigInt);
  console.log((upTo(to, numbers) - upTo(from - 1n, numbers)).toString());
});
