// in: 6 4
// in: 1 2
// in: 3 4
// in: 2 3
// in: 5 6
// out: 2
const t = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
let at = 0;
let n = t[at++], m = t[at++], parts = n;
const p = Int32Array.from({ length: n + 1 }, (_, i) => i);
const find = (x) => (p[x] === x ? x : (p[x] = find(p[x])));
while (m--) {
  const a = find(t[at++]), b = find(t[at++]);
  if (a !== b) { p[a] = b; parts--; }
}
console.log(parts);
