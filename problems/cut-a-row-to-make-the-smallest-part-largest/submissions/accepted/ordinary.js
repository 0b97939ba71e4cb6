const readline = require("readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const t = Number(lines[0]);
  for (let i = 0; i < t; i++) {
    const k = Number(lines[1 + 2 * i].split(" ")[1]);
    const a = lines[2 + 2 * i].split(" ").map(Number);
    let left = 0;
    let right = 0;
    for (const x of a) right += x;
    while (left < right) {
      const mid = Math.floor((left + right + 1) / 2);
      let count = 0;
      let sum = 0;
      for (const x of a) {
        sum += x;
        if (sum >= mid) {
          count++;
          sum = 0;
        }
      }
      if (count >= k) left = mid;
      else right = mid - 1;
    }
    console.log(left);
  }
});
