const readline = require("readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line.split(" ").map(Number)));
rl.on("close", () => {
  let at = 1;
  for (let t = 0; t < lines[0][0]; t++) {
    const [n, m] = lines[at++];
    const edges = {};
    const degree = {};
    for (let i = 0; i < m; i++) {
      const [a, b] = lines[at++];
      if (!edges[a]) edges[a] = [];
      edges[a].push(b);
      degree[a] = (degree[a] || 0) + 1;
      degree[b] = (degree[b] || 0) - 1;
    }
    for (const v in edges) edges[v].sort((x, y) => y - x);

    const starts = Object.keys(degree).filter((v) => degree[v] > 0);
    let possible = starts.length <= 1 && starts.every((v) => degree[v] === 1);
    const result = [];
    const visit = (v) => {
      while (edges[v] && edges[v].length > 0) visit(edges[v].pop());
      result.push(v);
    };
    if (possible) {
      visit(Number(starts.length === 1 ? starts[0] : Object.keys(edges)[0]));
      possible = result.length === m + 1;
    }
    console.log(possible ? result.reverse().join(" ") : "IMPOSSIBLE");
  }
});
