// Grundy numbers with a Set for each length.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line.split(" ").map(Number)));
reader.on("close", () => {
  const s = lines[1];
  const games = lines.slice(2).map((line) => line.slice(1));
  let longest = 0;
  for (const rows of games) {
    for (const row of rows) longest = Math.max(longest, row);
  }
  const g = [0];
  for (let n = 1; n <= longest; n++) {
    const reached = new Set();
    for (const length of s) {
      for (let left = 0; 2 * left <= n - length; left++) reached.add(g[left] ^ g[n - length - left]);
    }
    g[n] = 0;
    while (reached.has(g[n])) g[n]++;
  }
  for (const rows of games) {
    let xor = 0;
    for (const row of rows) xor ^= g[row];
    let count = 0;
    for (const row of rows) {
      for (const length of s) {
        for (let left = 0; left <= row - length; left++) {
          if ((xor ^ g[row] ^ g[left] ^ g[row - length - left]) === 0) count++;
        }
      }
    }
    console.log(count);
  }
});
