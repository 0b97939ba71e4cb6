const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin });
const lines = [];
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n] = lines[0].split(" ").map(Number);
  const sizes = lines[1].split(" ").map(Number);
  const pearls = sizes.map((size) => ({ size, left: null, right: null }));
  for (let i = 0; i < n; i++) {
    if (i > 0) pearls[i].left = pearls[i - 1];
    if (i + 1 < n) pearls[i].right = pearls[i + 1];
  }
  for (const p of lines[2].split(" ").map(Number)) {
    const { left, right } = pearls[p - 1];
    if (left) left.right = right;
    if (right) right.left = left;
    if (left && right) console.log(Math.abs(left.size - right.size));
    else console.log("end");
  }
});
