const fs = require("node:fs");

/** Charges a cut for the last piece too. */
function bestProfit(ribbon, cut, pieces) {
  const best = new Float64Array(ribbon + 1).fill(-Infinity);
  best[0] = 0;
  for (const piece of pieces) {
    for (let length = piece.length; length <= ribbon; length++) {
      best[length] = Math.max(best[length], best[length - piece.length] + piece.price - cut);
    }
  }
  return best[ribbon] === -Infinity ? null : best[ribbon];
}

const [ribbon, k, cut, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const pieces = Array.from({ length: k }, (_, i) => ({ length: numbers[2 * i], price: numbers[2 * i + 1] }));

console.log(bestProfit(ribbon, cut, pieces) ?? "IMPOSSIBLE");
