// A recursive walk gives the ranges; blocks of about 300 places hold the additions.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line));
lines.on("close", () => {
  const [n, q] = rows[0].split(" ").map(Number);
  const bosses = rows[1].split(" ").map(Number);
  const children = [];
  for (let i = 0; i <= n; i++) children.push([]);
  for (let v = 2; v <= n; v++) children[bosses[v - 2]].push(v);
  const first = [];
  const last = [];
  let timer = 0;
  const dfs = (v) => {
    first[v] = timer++;
    for (const c of children[v]) dfs(c);
    last[v] = timer - 1;
  };
  dfs(1);

  const size = 300;
  const value = new Array(n).fill(0);
  const blocks = Math.floor(n / size) + 1;
  const sum = new Array(blocks).fill(0);
  const whole = new Array(blocks).fill(0);
  for (let i = 2; i < 2 + q; i++) {
    const [kind, v, x] = rows[i].split(" ");
    const points = Number(x);
    let l = first[v];
    const r = last[v];
    let answer = 0;
    while (l <= r) {
      const b = Math.floor(l / size);
      const isWhole = l % size === 0 && l + size - 1 <= r;
      if (kind === "+") {
        if (isWhole) {
          whole[b] += points;
          sum[b] += points * size;
        } else {
          value[l] += points;
          sum[b] += points;
        }
      } else {
        answer += isWhole ? sum[b] : value[l] + whole[b];
      }
      l += isWhole ? size : 1;
    }
    if (kind === "?") console.log(answer);
  }
});
