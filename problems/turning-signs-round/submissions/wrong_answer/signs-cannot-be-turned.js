// Follows the signs only.
const fs = require("node:fs");

function fewestSigns(n, streets) {
  const signs = new Array(n + 1).fill(-1); // -1: not settled
  let open = [1];
  for (let cost = 0; open.length > 0; cost++) {
    const next = [];
    while (open.length > 0) {
      const v = open.pop();
      if (signs[v] !== -1) continue; // reached before, at this cost or at a smaller one
      signs[v] = cost;
      for (const street of streets[v]) (street.signs === 0 ? open : next).push(street.to);
    }
    open = next;
  }
  return signs[n];
}

const [n, m, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const streets = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const a = ends[2 * i];
  const b = ends[2 * i + 1];
  streets[a].push({ to: b, signs: 0 });
}

console.log(fewestSigns(n, streets));
