const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin });
const lines = [];
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, minutes] = lines[0].split(" ").map(Number);
  const change = new Array(minutes + 1).fill(0);
  for (let i = 1; i <= n; i++) {
    const [s, e, c] = lines[i].split(" ").map(Number);
    change[s] += c;
    change[e] -= c;
  }
  let out = 0;
  let most = 0;
  let count = 0;
  for (let t = 0; t < minutes; t++) {
    out += change[t];
    if (out > most) {
      most = out;
      count = 0;
    }
    if (out === most) count++;
  }
  console.log(most + " " + count);
});
