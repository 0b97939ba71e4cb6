const fs = require("node:fs");

/** Everyone in an order that has parents first; read from the back, it hands the counts from children to parents. O(n). */
function countHeads(n, parent) {
  const counts = Array.from({ length: n + 1 }, () => ({ descendants: 0, generations: 0 }));
  const children = Array.from({ length: n + 1 }, () => []);
  for (let v = 1; v <= n; v++) children[parent[v]].push(v);

  const order = [...children[0]]; // the founder
  for (const v of order) for (const child of children[v]) order.push(child);

  for (const v of order.slice(1).reverse()) {
    const above = counts[parent[v]];
    above.descendants += counts[v].descendants + 1;
    above.generations = Math.max(above.generations, counts[v].generations + 1);
  }
  return counts;
}

const [n, ...parents] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const counts = countHeads(n, [0, ...parents]);
const lines = counts.slice(1).map(({ descendants, generations }) => `${descendants} ${generations}`);
console.log(lines.join("\n"));
