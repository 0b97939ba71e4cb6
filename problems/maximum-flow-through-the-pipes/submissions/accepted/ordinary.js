// Edmonds and Karp on a matrix of capacities.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line.split(" ").map(Number)));
lines.on("close", () => {
  const [n, m] = rows[0];
  const cap = [];
  for (let i = 0; i <= n; i++) cap.push(new Array(n + 1).fill(0));
  for (let i = 1; i <= m; i++) {
    const [a, b, c] = rows[i];
    cap[a][b] += c;
  }
  let flow = 0;
  while (true) {
    const parent = new Array(n + 1).fill(0);
    parent[1] = 1;
    const queue = [1];
    while (queue.length > 0) {
      const v = queue.shift();
      for (let w = 1; w <= n; w++) {
        if (parent[w] === 0 && cap[v][w] > 0) {
          parent[w] = v;
          queue.push(w);
        }
      }
    }
    if (parent[n] === 0) break;
    let push = Infinity;
    for (let v = n; v !== 1; v = parent[v]) push = Math.min(push, cap[parent[v]][v]);
    for (let v = n; v !== 1; v = parent[v]) {
      cap[parent[v]][v] -= push;
      cap[v][parent[v]] += push;
    }
    flow += push;
  }
  console.log(flow);
});
