const readline = require("readline");

const M = 1000000007n;

function multiply(a, b) {
  const c = [];
  for (const row of a) {
    const line = [];
    for (let j = 0; j < b.length; j++) {
      let sum = 0n;
      row.forEach((value, i) => (sum += value * b[i][j]));
      line.push(sum % M);
    }
    c.push(line);
  }
  return c;
}

function power(a, e) {
  if (e === 1n) return a;
  const half = power(a, e / 2n);
  const square = multiply(half, half);
  return e % 2n === 1n ? multiply(square, a) : square;
}

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [first, ...doors] = lines;
  const [n, m, start, goal] = first.split(" ").map(Number);
  const k = BigInt(first.split(" ")[4]);
  const a = [];
  for (let i = 0; i <= n; i++) a.push(new Array(n + 1).fill(0n));
  for (const door of doors) {
    const [x, y] = door.split(" ").map(Number);
    a[x][y]++;
  }
  a[goal][0] = 1n;
  a[0][0] = 1n;
  console.log(power(a, k + 1n)[start][0].toString());
});
