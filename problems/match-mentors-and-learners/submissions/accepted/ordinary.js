// Kuhn, line by line.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line.split(" ").map(Number)));
rl.on("close", () => {
  let next = 1;
  for (let t = 0; t < lines[0][0]; t++) {
    const [a, b, m] = lines[next++];
    const learners = [];
    for (let x = 1; x <= a; x++) learners[x] = [];
    for (let i = 0; i < m; i++) {
      const [x, y] = lines[next++];
      learners[x].push(y);
    }
    const match = new Array(b + 1).fill(0);
    let visited;
    function dfs(x) {
      for (const y of learners[x]) {
        if (visited[y]) continue;
        visited[y] = true;
        if (match[y] === 0 || dfs(match[y])) {
          match[y] = x;
          return true;
        }
      }
      return false;
    }
    let result = 0;
    for (let x = 1; x <= a; x++) {
      visited = new Array(b + 1).fill(false);
      if (dfs(x)) result++;
    }
    console.log(result);
  }
});
