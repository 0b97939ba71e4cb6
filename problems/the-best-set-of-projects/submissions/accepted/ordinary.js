// Edmonds and Karp on a matrix of capacities.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line.split(" ").map(Number)));
lines.on("close", () => {
  const [n, m] = rows[0];
  const s = 0;
  const t = n + 1;
  const cap = [];
  for (let i = 0; i <= t; i++) cap.push(new Array(n + 2).fill(0));
  let total = 0;
  for (let i = 1; i <= n; i++) {
    const p = rows[1][i - 1];
    if (p > 0) {
      cap[s][i] = p;
      total += p;
    } else {
      cap[i][t] = -p;
    }
  }
  for (let i = 0; i < m; i++) {
    const [a, b] = rows[2 + i];
    cap[a][b] = 1e15;
  }
  while (true) {
    const parent = new Array(n + 2).fill(-1);
    parent[s] = s;
    const queue = [s];
    while (queue.length > 0) {
      const v = queue.shift();
      for (let w = 0; w <= t; w++) {
        if (parent[w] === -1 && cap[v][w] > 0) {
          parent[w] = v;
          queue.push(w);
        }
      }
    }
    if (parent[t] === -1) break;
    let push = Infinity;
    for (let v = t; v !== s; v = parent[v]) push = Math.min(push, cap[parent[v]][v]);
    for (let v = t; v !== s; v = parent[v]) {
      cap[parent[v]][v] -= push;
      cap[v][parent[v]] += push;
    }
    total -= push;
  }
  console.log(total);
});
