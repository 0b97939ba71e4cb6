// A segment tree with lazy values that are pushed down.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const [n, q] = lines[0].split(" ").map(Number);
  const max = new Array(4 * n).fill(0);
  const lazy = new Array(4 * n).fill(0);

  function push(node) {
    for (const child of [node * 2, node * 2 + 1]) {
      max[child] += lazy[node];
      lazy[child] += lazy[node];
    }
    lazy[node] = 0;
  }

  function add(node, from, to, l, r, v) {
    if (r < from || to < l) return;
    if (l <= from && to <= r) {
      max[node] += v;
      lazy[node] += v;
      return;
    }
    push(node);
    const middle = (from + to) >> 1;
    add(node * 2, from, middle, l, r, v);
    add(node * 2 + 1, middle + 1, to, l, r, v);
    max[node] = Math.max(max[node * 2], max[node * 2 + 1]);
  }

  function ask(node, from, to, l, r) {
    if (r < from || to < l) return -Infinity;
    if (l <= from && to <= r) return max[node];
    push(node);
    const middle = (from + to) >> 1;
    return Math.max(ask(node * 2, from, middle, l, r), ask(node * 2 + 1, middle + 1, to, l, r));
  }

  for (let i = 1; i <= q; i++) {
    const [kind, l, r, v] = lines[i].split(" ").map(Number);
    if (kind === 1) {
      add(1, 1, n, l, r, v);
    } else {
      console.log(ask(1, 1, n, l, r));
    }
  }
});
