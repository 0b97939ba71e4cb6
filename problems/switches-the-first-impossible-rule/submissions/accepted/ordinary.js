const readline = require("readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line.split(" ").map(Number)));

function possible(n, rules) {
  const id = (x) => (x > 0 ? x - 1 : n - x - 1);
  const graph = [];
  for (let i = 0; i < 2 * n; i++) graph.push([]);
  for (const [a, b] of rules) {
    graph[id(-a)].push(id(b));
    graph[id(-b)].push(id(a));
  }
  const index = new Array(2 * n).fill(0);
  const low = new Array(2 * n).fill(0);
  const comp = new Array(2 * n).fill(-1);
  const stack = [];
  let counter = 0;

  function tarjan(v) {
    index[v] = low[v] = ++counter;
    stack.push(v);
    for (const to of graph[v]) {
      if (index[to] === 0) {
        tarjan(to);
        low[v] = Math.min(low[v], low[to]);
      } else if (comp[to] === -1) {
        low[v] = Math.min(low[v], index[to]);
      }
    }
    if (low[v] === index[v]) {
      while (comp[v] === -1) comp[stack.pop()] = v;
    }
  }

  for (let v = 0; v < 2 * n; v++) if (index[v] === 0) tarjan(v);
  for (let i = 0; i < n; i++) if (comp[i] === comp[i + n]) return false;
  return true;
}

rl.on("close", () => {
  let at = 1;
  for (let t = 0; t < lines[0][0]; t++) {
    const [n, m] = lines[at++];
    const rules = lines.slice(at, at + m);
    at += m;
    if (possible(n, rules)) {
      console.log("NONE");
      continue;
    }
    let left = 1;
    let right = m;
    while (left < right) {
      const mid = Math.floor((left + right) / 2);
      if (possible(n, rules.slice(0, mid))) left = mid + 1;
      else right = mid;
    }
    console.log(left);
  }
});
