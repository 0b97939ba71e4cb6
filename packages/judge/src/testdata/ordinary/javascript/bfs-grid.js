// in: 3 4
// in: S.#.
// in: ..#E
// in: ....
// out: 6
const [head, ...g] = require("fs").readFileSync(0, "utf8").trim().split("\n");
const [h, w] = head.split(" ").map(Number);
const d = g.map((r) => Array(w).fill(-1));
const q = [[0, 0]];
d[0][0] = 0;
for (let i = 0; i < q.length; i++) {
  const [x, y] = q[i];
  if (g[x][y] === "E") console.log(d[x][y]);
  for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
    const a = x + dx, b = y + dy;
    if (g[a]?.[b] === undefined || g[a][b] === "#" || d[a][b] >= 0) continue;
    d[a][b] = d[x][y] + 1;
    q.push([a, b]);
  }
}
