// Wrong: does not put the two ends of the last piece in order.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line));
lines.on("close", () => {
  const [n, q] = rows[0].split(" ").map(Number);
  const t = [0, ...rows[1].split(" ").map(Number)];
  const p = [0, 0, ...rows[2].split(" ").map(Number)];
  const size = new Array(n + 1).fill(1);
  const heavy = new Array(n + 1).fill(0);
  size[0] = 0;
  for (let v = n; v > 1; v--) {
    size[p[v]] += size[v];
    if (size[v] > size[heavy[p[v]]]) heavy[p[v]] = v;
  }
  const head = new Array(n + 1).fill(0);
  const pos = [];
  const value = [];
  for (let top = 1; top <= n; top++) {
    if (head[top] !== 0) continue;
    for (let v = top; v !== 0; v = heavy[v]) {
      head[v] = top;
      pos[v] = value.length;
      value.push(t[v]);
    }
  }
  const B = 300;
  const block = [];
  const refresh = (b) => {
    let best = -Infinity;
    for (let i = b * B; i < n && i < (b + 1) * B; i++) best = Math.max(best, value[i]);
    block[b] = best;
  };
  for (let b = 0; b * B < n; b++) refresh(b);
  const ask = (l, r) => {
    let best = -Infinity;
    while (l <= r) {
      if (l % B === 0 && l + B - 1 <= r) {
        best = Math.max(best, block[l / B]);
        l += B;
      } else {
        best = Math.max(best, value[l]);
        l++;
      }
    }
    return best;
  };
  const out = [];
  for (let i = 3; i < 3 + q; i++) {
    const [kind, first, second] = rows[i].split(" ");
    let u = Number(first);
    let v = Number(second);
    if (kind === "!") {
      value[pos[u]] = v;
      refresh(Math.floor(pos[u] / B));
      continue;
    }
    let best = -Infinity;
    while (head[u] !== head[v]) {
      if (head[u] < head[v]) [u, v] = [v, u];
      best = Math.max(best, ask(pos[head[u]], pos[u]));
      u = p[head[u]];
    }
    best = Math.max(best, ask(pos[u], Math.max(pos[u], pos[v])));
    out.push(best);
  }
  console.log(out.join("\n"));
});
