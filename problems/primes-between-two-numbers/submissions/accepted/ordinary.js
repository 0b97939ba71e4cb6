const readline = require("readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line.split(" ").map(Number)));
rl.on("close", () => {
  const questions = lines.slice(1);
  let N = 1;
  for (const [, b] of questions) N = Math.max(N, b);
  const crossed = new Uint8Array(N + 1);
  const upTo = [0, 0];
  for (let i = 2; i <= N; i++) {
    upTo.push(upTo[i - 1]);
    if (crossed[i] === 0) {
      upTo[i]++;
      for (let j = i + i; j <= N; j += i) crossed[j] = 1;
    }
  }
  for (const [a, b] of questions) console.log(upTo[b] - upTo[a - 1]);
});
