const fs = require("node:fs");

/** Wrong: begins with a "surely larger" cost of 10^12. */
function cheapestTerrace(heights, k) {
  const sorted = Float64Array.from(heights).sort();
  const n = sorted.length;
  const count = new Int32Array(n + 1);
  const sums = new Float64Array(n + 1);
  let sum = 0;
  const top = 2 ** Math.floor(Math.log2(n));

  const change = (rank, height, by) => {
    sum += by * height;
    for (let at = rank; at <= n; at += at & -at) {
      count[at] += by;
      sums[at] += by * height;
    }
  };
  const strokes = () => {
    let place = 0;
    let below = 0;
    let sumBelow = 0;
    for (let step = top; step >= 1; step /= 2) {
      if (place + step > n || below + count[place + step] >= Math.ceil(k / 2)) continue;
      place += step;
      below += count[place];
      sumBelow += sums[place];
    }
    const median = sorted[place];
    return median * below - sumBelow + (sum - sumBelow) - median * (k - below);
  };

  const rankOf = new Map();
  sorted.forEach((height, i) => rankOf.set(height, i + 1));
  const ranks = heights.map((height) => rankOf.get(height));
  let best = [0, 1e12];
  for (let i = 0; i < n; i++) {
    change(ranks[i], heights[i], 1);
    if (i + 1 < k) continue;
    const cost = strokes();
    if (cost < best[1]) best = [i - k + 2, cost];
    change(ranks[i - k + 1], heights[i - k + 1], -1);
  }
  return best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, k] = numbers;
const heights = numbers.slice(2, 2 + n);

console.log(cheapestTerrace(heights, k).join(" "));
