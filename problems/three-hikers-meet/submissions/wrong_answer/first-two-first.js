// Meets where the ways of the first two come together, and lets the third one walk there.
const fs = require("node:fs");

function meet(n, paths, days) {
  const level = new Int32Array(n + 1).fill(-1); // number of paths from hut 1
  const metres = new Float64Array(n + 1); // distance from hut 1
  const up = [new Int32Array(n + 1).fill(1)]; // up[j][v]: the hut 2^j steps above v, or hut 1
  level[1] = 0;
  const met = [1];
  for (const v of met) {
    for (const path of paths[v]) {
      if (level[path.to] !== -1) continue;
      level[path.to] = level[v] + 1;
      metres[path.to] = metres[v] + path.metres;
      up[0][path.to] = v;
      met.push(path.to); // the loop above comes to it later
    }
  }
  while (2 ** up.length <= n) {
    const half = up.at(-1);
    up.push(half.map((above) => half[above]));
  }

  const commonAncestor = (u, v) => {
    let [lower, other] = level[u] >= level[v] ? [u, v] : [v, u];
    for (let j = up.length - 1; j >= 0; j--) if (level[lower] - 2 ** j >= level[other]) lower = up[j][lower];
    if (lower === other) return lower;
    for (let j = up.length - 1; j >= 0; j--) {
      if (up[j][lower] === up[j][other]) continue;
      lower = up[j][lower];
      other = up[j][other];
    }
    return up[0][lower];
  };
  return days.map(([a, b, c]) => {
    const ancestors = [commonAncestor(a, b), commonAncestor(b, c), commonAncestor(c, a)];
    const hut = ancestors[0];
    // Half of d(a, b) + d(b, c) + d(c, a).
    const far = commonAncestor(hut, c);
    const total = metres[a] + metres[b] - metres[hut] + metres[c] - 2 * metres[far];
    return { hut, total };
  });
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const paths = Array.from({ length: n + 1 }, () => []);
let at = 2;
for (let i = 1; i < n; i++) {
  const u = numbers[at++];
  const v = numbers[at++];
  const metres = numbers[at++];
  paths[u].push({ to: v, metres });
  paths[v].push({ to: u, metres });
}
const days = Array.from({ length: q }, () => [numbers[at++], numbers[at++], numbers[at++]]);

console.log(meet(n, paths, days).map(({ hut, total }) => `${hut} ${total}`).join("\n"));
