const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line.split(" ").map(Number)));
reader.on("close", () => {
  const q = lines[0][1];
  const s = lines[1];
  const g = [0];
  for (let size = 1; size <= 100000; size++) {
    const reachable = new Set();
    for (const move of s) {
      if (move <= size) reachable.add(g[size - move]);
    }
    let mex = 0;
    while (reachable.has(mex)) mex++;
    g.push(mex);
  }
  for (let i = 2; i < q + 2; i++) {
    const [, ...heaps] = lines[i];
    let x = 0;
    for (const size of heaps) x ^= g[size];
    console.log(x === 0 ? "second" : "first");
  }
});
