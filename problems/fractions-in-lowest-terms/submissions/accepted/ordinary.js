const readline = require("readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line.split(" ").map(Number)));
rl.on("close", () => {
  const questions = lines.slice(1);
  let N = 1;
  for (const [, b] of questions) N = Math.max(N, b);
  const phi = [];
  for (let i = 0; i <= N; i++) phi.push(i);
  const sum = [0, 0];
  for (let i = 2; i <= N; i++) {
    if (phi[i] === i) {
      for (let j = i; j <= N; j += i) phi[j] = (phi[j] / i) * (i - 1);
    }
    sum.push(sum[i - 1] + phi[i]);
  }
  for (const [a, b] of questions) console.log(sum[b] - sum[a - 1]);
});
