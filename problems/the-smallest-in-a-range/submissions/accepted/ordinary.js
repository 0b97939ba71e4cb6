// Blocks of about sqrt(n) numbers, whose smallest numbers are computed beforehand.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const [n, q, seed] = lines[0].split(" ").map(Number);
  const row = lines[1].split(" ").map(Number);
  const size = Math.ceil(Math.sqrt(n));
  const ofBlock = [];
  for (let i = 0; i < n; i++) {
    const block = Math.floor(i / size);
    ofBlock[block] = Math.min(ofBlock[block] ?? Infinity, row[i]);
  }
  let sum = 0;
  let x = seed;
  for (let i = 0; i < q; i++) {
    x = (x * 48271) % 2147483647;
    const u = x % n;
    x = (x * 48271) % 2147483647;
    const v = x % n;
    const r = Math.max(u, v);
    let at = Math.min(u, v);
    let least = row[r];
    while (at < r) {
      if (at % size === 0 && at + size <= r) {
        least = Math.min(least, ofBlock[at / size]);
        at += size;
      } else {
        least = Math.min(least, row[at]);
        at++;
      }
    }
    sum += least;
  }
  console.log(sum);
});
