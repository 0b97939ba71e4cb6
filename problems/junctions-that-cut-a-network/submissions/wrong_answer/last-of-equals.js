// Wrong: names the last of several junctions that are equally good.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line.split(" ").map(Number)));
lines.on("close", () => {
  const [n, m] = rows[0];
  const adj = [];
  for (let i = 0; i <= n; i++) adj.push([]);
  for (let i = 1; i <= m; i++) {
    const [a, b] = rows[i];
    adj[a].push(b);
    adj[b].push(a);
  }
  const tin = new Array(n + 1).fill(0);
  const low = [];
  const added = [];
  let timer = 0;
  const dfs = (v, parent) => {
    tin[v] = low[v] = ++timer;
    added[v] = parent === 0 ? -1 : 0;
    for (const to of adj[v]) {
      if (to === parent) continue;
      if (tin[to] > 0) {
        low[v] = Math.min(low[v], tin[to]);
      } else {
        dfs(to, v);
        low[v] = Math.min(low[v], low[to]);
        if (low[to] >= tin[v]) added[v]++;
      }
    }
  };
  let parts = 0;
  for (let v = 1; v <= n; v++) {
    if (tin[v] === 0) {
      dfs(v, 0);
      parts++;
    }
  }
  let critical = 0;
  let best = 1;
  for (let v = 1; v <= n; v++) {
    if (added[v] > 0) critical++;
    if (added[v] >= added[best]) best = v;
  }
  console.log(critical, parts + added[best], best);
});
