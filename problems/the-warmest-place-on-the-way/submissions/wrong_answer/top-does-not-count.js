// Wrong: leaves out the place where the way turns from up to down.
const fs = require("node:fs");

const [sizes, temperatures, parents, ...orders] = fs.readFileSync(0, "utf8").split("\n");
const [n, q] = sizes.split(" ").map(Number);
const t = [0, ...temperatures.split(" ").map(Number)];
const p = [0, 0, ...parents.split(" ").map(Number)];
for (const order of orders.slice(0, q)) {
  const [kind, first, second] = order.split(" ");
  let [u, v] = [Number(first), Number(second)];
  if (kind === "!") {
    t[u] = v;
    continue;
  }
  let best = u === v ? t[u] : -Infinity;
  while (u !== v) {
    if (u < v) [u, v] = [v, u];
    best = Math.max(best, t[u]);
    u = p[u];
  }
  console.log(best);
}
