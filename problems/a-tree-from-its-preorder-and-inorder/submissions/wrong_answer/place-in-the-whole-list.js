// Wrong: takes the place in the whole inorder for the size of the left side.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line.split(" ").map(Number)));
lines.on("close", () => {
  const [[n], pre, ino] = rows;
  const places = new Map();
  ino.forEach((node, i) => places.set(node, i));
  const answer = [];
  function solve(preL, inL, size) {
    if (size <= 0 || preL >= n) return;
    const root = pre[preL];
    const leftSize = Math.min(size - 1, places.get(root));
    solve(preL + 1, inL, leftSize);
    solve(preL + leftSize + 1, inL + leftSize + 1, size - leftSize - 1);
    answer.push(root);
  }
  solve(0, 0, n);
  console.log(answer.join(" "));
});
