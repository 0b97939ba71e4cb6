const fs = require("node:fs");

/** Wrong: counts equal prices in one row only once. */
function priceOfOutfit(k, shoes, coats) {
  const pairs = Float64Array.from(new Set(shoes)).sort();
  const sorted = Float64Array.from(new Set(coats)).sort();
  const countUpTo = (price) => {
    let count = 0;
    let fitting = sorted.length;
    for (const pair of pairs) {
      while (fitting > 0 && pair + sorted[fitting - 1] > price) fitting--;
      count += fitting;
    }
    return count;
  };
  let low = pairs[0] + sorted[0];
  let high = pairs.at(-1) + sorted.at(-1);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (countUpTo(middle) >= k) high = middle;
    else low = middle + 1;
  }
  return low;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m, k] = numbers;
const shoes = numbers.slice(3, 3 + n);
const coats = numbers.slice(3 + n, 3 + n + m);

console.log(priceOfOutfit(k, shoes, coats));
