const readline = require("readline");

function power(a, b, m) {
  if (b === 0n) return 1n % m;
  const half = power(a, b / 2n, m);
  const result = (half * half) % m;
  return b % 2n === 1n ? (result * a) % m : result;
}

// [g, x] where g is the greatest common divisor, and a * x is g and a multiple of m
function extended(a, m) {
  if (a === 0n) return [m, 0n, 1n];
  const [g, x, y] = extended(m % a, a);
  return [g, y - (m / a) * x, x];
}

const rl = readline.createInterface({ input: process.stdin });
let isFirst = true;
rl.on("line", (line) => {
  if (isFirst) {
    isFirst = false;
    return;
  }
  let [a, b, m] = line.split(" ").map(BigInt);
  if (b < 0n) {
    const [g, x] = extended(a, m);
    if (g !== 1n) {
      console.log("NONE");
      return;
    }
    a = ((x % m) + m) % m;
    b = -b;
  }
  console.log(power(a, b, m).toString());
});
