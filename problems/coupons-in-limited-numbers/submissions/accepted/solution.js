const fs = require("node:fs");

/**
 * Copies of a coupon are tied into bundles of 1, 2, 4, … and the rest; each bundle is taken or not, as in a suitcase.
 * O(n P log P).
 */
function largestSaving(coupons, budget) {
  const best = new Float64Array(budget + 1);
  for (const coupon of coupons) {
    let left = Math.min(coupon.copies, Math.floor(budget / coupon.points));
    for (let bundle = 1; left > 0; bundle *= 2) {
      const size = Math.min(bundle, left); // the last bundle holds the rest
      left -= size;
      const points = size * coupon.points;
      const saving = size * coupon.saving;
      for (let x = budget; x >= points; x--) {
        const sum = best[x - points] + saving;
        if (sum > best[x]) best[x] = sum;
      }
    }
  }
  return best[budget];
}

const [n, budget, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const coupons = Array.from({ length: n }, (_, i) => {
  const [points, saving, copies] = numbers.slice(3 * i, 3 * i + 3);
  return { points, saving, copies };
});

console.log(largestSaving(coupons, budget));
