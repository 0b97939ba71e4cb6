const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin });
const lines = [];
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, m, q] = lines[0].split(" ").map(Number);
  const dist = [];
  for (let i = 0; i <= n; i++) {
    dist.push(new Array(n + 1).fill(Infinity));
    dist[i][i] = 0;
  }
  for (let i = 1; i <= m; i++) {
    const [a, b, c] = lines[i].split(" ").map(Number);
    dist[a][b] = Math.min(dist[a][b], c);
    dist[b][a] = Math.min(dist[b][a], c);
  }
  for (let k = 1; k <= n; k++) {
    for (let i = 1; i <= n; i++) {
      for (let j = 1; j <= n; j++) {
        if (dist[i][k] + dist[k][j] < dist[i][j]) dist[i][j] = dist[i][k] + dist[k][j];
      }
    }
  }
  for (let y = m + 1; y <= m + q; y++) {
    const [a, b, c] = lines[y].split(" ").map(Number);
    for (let i = 1; i <= n; i++) {
      for (let j = 1; j <= n; j++) {
        dist[i][j] = Math.min(dist[i][j], dist[i][a] + c + dist[b][j], dist[i][b] + c + dist[a][j]);
      }
    }
    let sum = 0;
    for (let i = 1; i <= n; i++) {
      for (let j = i + 1; j <= n; j++) sum += dist[i][j];
    }
    console.log(sum === Infinity ? -1 : sum);
  }
});
