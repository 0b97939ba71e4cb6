// Wrong: sorts the keys as words.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line));
lines.on("close", () => {
  const keys = rows[1].split(" ").map((word, time) => ({ key: Number(word), time, parent: null, depth: 0 }));
  const sorted = keys.slice().sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
  const stack = [];
  for (const node of sorted) {
    let last = null;
    while (stack.length > 0 && stack[stack.length - 1].time > node.time) last = stack.pop();
    if (last) last.parent = node;
    if (stack.length > 0) node.parent = stack[stack.length - 1];
    stack.push(node);
  }
  let best = 0;
  let sum = 0;
  for (const node of keys) {
    node.depth = node.parent ? node.parent.depth + 1 : 1;
    if (node.depth > best) best = node.depth;
    sum += node.depth;
  }
  console.log(best + " " + sum);
});
