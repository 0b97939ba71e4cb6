// A segment tree with sums, and the questions sorted by their right ends.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const [n, q, seed] = lines[0].split(" ").map(Number);
  const a = lines[1].split(" ").map(Number);
  const questions = [];
  let x = seed;
  for (let i = 0; i < q; i++) {
    x = (x * 48271) % 2147483647;
    const u = x % n;
    x = (x * 48271) % 2147483647;
    const v = x % n;
    questions.push({ l: Math.min(u, v), r: Math.max(u, v) });
  }
  questions.sort((one, other) => one.r - other.r);

  const tree = new Array(2 * n).fill(0);
  function change(i, value) {
    for (let at = i + n; at >= 1; at = at >> 1) tree[at] += value;
  }
  function sum(l, r) {
    let result = 0;
    let from = l + n;
    let to = r + n + 1;
    while (from < to) {
      if (from % 2 === 1) result += tree[from++];
      if (to % 2 === 1) result += tree[--to];
      from = from >> 1;
      to = to >> 1;
    }
    return result;
  }

  const last = {};
  let done = 0;
  let total = 0;
  for (const { l, r } of questions) {
    for (; done <= r; done++) {
      if (last[a[done]] !== undefined) change(last[a[done]], -1);
      last[a[done]] = done;
      change(done, 1);
    }
    total += sum(l, r);
  }
  console.log(total);
});
