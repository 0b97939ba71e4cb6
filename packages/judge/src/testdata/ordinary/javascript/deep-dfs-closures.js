// out: 100000
const n = 100000, g = Array.from({ length: n }, () => []);
for (let i = 1; i < n; i++) { g[i].push(i - 1); g[i - 1].push(i); }
const size = (v, p) => {
  let s = 1;
  for (const to of g[v]) if (to !== p) s += size(to, v);
  return s;
};
console.log(size(0, -1));
