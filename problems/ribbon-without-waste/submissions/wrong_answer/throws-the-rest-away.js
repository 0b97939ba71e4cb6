const fs = require("node:fs");

/** Begins with 0 for every length: what is left over is thrown away for nothing. */
function bestProfit(ribbon, cut, pieces) {
  const best = new Float64Array(ribbon + 1);
  best[0] = 0;
  for (const piece of pieces) {
    for (let length = piece.length; length <= ribbon; length++) {
      best[length] = Math.max(best[length], best[length - piece.length] + piece.price - cut);
    }
  }
  return best[ribbon] === -Infinity ? null : best[ribbon] + cut;
}

const [ribbon, k, cut, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const pieces = Array.from({ length: k }, (_, i) => ({ length: numbers[2 * i], price: numbers[2 * i + 1] }));

console.log(bestProfit(ribbon, cut, pieces) ?? "IMPOSSIBLE");
