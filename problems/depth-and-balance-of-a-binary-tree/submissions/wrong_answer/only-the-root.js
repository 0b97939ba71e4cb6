// Wrong: looks whether the root is balanced, and at no other node.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line.split(" ").map(Number)));
lines.on("close", () => {
  function solve(v) {
    if (v === 0) return { height: 0, leaf: Infinity, bad: 0 };
    const left = solve(rows[v][0]);
    const right = solve(rows[v][1]);
    const height = 1 + Math.max(left.height, right.height);
    const leaf = height === 1 ? 1 : 1 + Math.min(left.leaf, right.leaf);
    const isBad = v === 1 && Math.abs(left.height - right.height) > 1;
    return { height, leaf, bad: left.bad + right.bad + (isBad ? 1 : 0) };
  }
  const { height, leaf, bad } = solve(1);
  console.log(height + " " + leaf + " " + bad);
});
