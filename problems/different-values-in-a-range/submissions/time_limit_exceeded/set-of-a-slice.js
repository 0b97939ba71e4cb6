// Too slow: makes a set of the numbers of each range.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const [n, q, seed] = lines[0].split(" ").map(Number);
  const a = lines[1].split(" ").map(Number);
  let x = seed;
  let sum = 0;
  for (let i = 0; i < q; i++) {
    x = (x * 48271) % 2147483647;
    const u = x % n;
    x = (x * 48271) % 2147483647;
    const v = x % n;
    sum += new Set(a.slice(Math.min(u, v), Math.max(u, v) + 1)).size;
  }
  console.log(sum);
});
