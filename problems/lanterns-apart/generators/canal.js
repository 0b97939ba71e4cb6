// One canal: `kind` says how the lanterns glow, `lit` how many have to be lit (a number, or a share such as quarter).
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, lit = "any", low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);
const most = Math.floor((n + 1) / 2);

const shares = {
  any: () => random.between(1, most),
  quarter: () => Math.max(1, Math.floor(n / 4)),
  third: () => Math.max(1, Math.floor(n / 3)),
  eighth: () => Math.max(1, Math.floor(n / 8)),
  all: () => most,
  "all-but-one": () => Math.max(1, most - 1),
};

function glow() {
  switch (kind) {
    case "high-low":
      // The bright ones stand between the dark ones; the last of the most that fit has to be bought with all dark ones.
      return Array.from({ length: n }, (_unused, i) => (i % 2 === 0 ? low : high));
    case "valley":
      return Array.from({ length: n }, (_unused, i) => Math.max(low, high - 2 * Math.min(i, n - 1 - i)));
    case "hill":
      return Array.from({ length: n }, (_unused, i) => Math.min(high, low + 2 * Math.min(i, n - 1 - i)));
    case "stairs":
      return Array.from({ length: n }, (_unused, i) => low + Math.floor((i * (high - low)) / n));
    case "swap-again":
      // Threes in which the middle is a little less than both neighbours, in nested sizes: choices are undone several times.
      return Array.from({ length: n }, (_unused, i) => {
        let level = 0;
        for (let at = i + 1; at % 2 === 0; at /= 2) level += 1;
        return Math.min(high, Math.floor(high / 2) + level * 1000 + random.between(0, 900));
      });
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, (shares[lit] ?? (() => lit))()], glow()]);
