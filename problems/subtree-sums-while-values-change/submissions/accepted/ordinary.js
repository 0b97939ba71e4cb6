// A recursive walk gives the ranges; blocks of about 400 places hold the sums.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const [n, q] = lines[0].split(" ").map(Number);
  const parents = lines[1].split(" ").map(Number);
  const children = [];
  for (let i = 0; i <= n; i++) children.push([]);
  for (let i = 0; i < n; i++) children[parents[i]].push(i + 1);
  const first = [];
  const last = [];
  let time = 0;
  const dfs = (v) => {
    first[v] = time++;
    for (const c of children[v]) dfs(c);
    last[v] = time - 1;
  };
  dfs(children[0][0]);

  const size = 400;
  const values = new Array(n).fill(0);
  const blocks = new Array(Math.ceil(n / size)).fill(0);
  for (let i = 2; i < q + 2; i++) {
    const [kind, v, x] = lines[i].split(" ");
    let at = first[v];
    if (kind === "=") {
      blocks[Math.floor(at / size)] += Number(x) - values[at];
      values[at] = Number(x);
    } else {
      let sum = 0;
      while (at <= last[v]) {
        if (at % size === 0 && at + size - 1 <= last[v]) {
          sum += blocks[at / size];
          at += size;
        } else {
          sum += values[at];
          at++;
        }
      }
      console.log(sum);
    }
  }
});
