// Buys as many as possible of what saves most for its points, then of the next kind.
const fs = require("node:fs");

const [n, budget, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const coupons = Array.from({ length: n }, (_, i) => numbers.slice(3 * i, 3 * i + 3));
coupons.sort(([p, s], [q, t]) => t * p - s * q);
let left = budget;
let saved = 0;
for (const [points, saving, copies] of coupons) {
  const count = Math.min(copies, Math.floor(left / points));
  left -= count * points;
  saved += count * saving;
}
console.log(saved);
