// The answer bit by bit, with a set of the prefixes.
const readline = require("node:readline");

function findMax(a) {
  let max = 0;
  for (let bit = 30; bit >= 0; bit--) {
    const prefixes = new Set();
    for (const x of a) prefixes.add(x >> bit);
    const goal = max * 2 + 1;
    max = max * 2;
    for (const p of prefixes) {
      if (prefixes.has(p ^ goal)) {
        max = goal;
        break;
      }
    }
  }
  return max;
}

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const t = Number(lines[0]);
  for (let i = 1; i <= t; i++) {
    console.log(findMax(lines[2 * i].split(" ").map(Number)));
  }
});
