// Boxes of badges: kind says which sets they hold; share is the chance of each badge in percent.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, k, share = 50, seed } = readWords();
const random = createRandom(seed);

const all = 2 ** k - 1;
const set = (percent) => {
  let bits = 0;
  for (let badge = 0; badge < k; badge += 1) if (random.chance(percent / 100)) bits += 2 ** badge;
  return bits;
};
function sets() {
  const times = (make) => Array.from({ length: n }, (_unused, i) => make(i));
  switch (kind) {
    case "share":
      return times(() => set(share));
    case "single":
      return times(() => 2 ** random.between(0, k - 1));
    case "all-but-one":
      return times(() => all - 2 ** random.between(0, k - 1));
    case "halves":
      // The lower or the upper half of the kinds, with some left out.
      return times(() => {
        const half = 2 ** Math.floor(k / 2) - 1;
        return random.chance(0.5) ? set(80) & half : set(80) & (all - half);
      });
    case "complements":
      return times((i) => (i % 2 === 0 ? set(share) : null)).map((bits, i, row) => bits ?? all - row[i - 1]);
    case "different":
      return random.distinct(n, 0, all);
    default:
      return values(random, kind, { n, low: 0, high: all });
  }
}
print([[n, k], sets()]);
