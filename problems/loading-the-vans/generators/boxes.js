// The boxes of one removal; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, k, m, low = 1, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function weights() {
  switch (kind) {
    case "one-heavy":
      return Array.from({ length: n }, (_unused, i) => (i === n >> 1 ? high : low));
    case "heavy-end":
      return Array.from({ length: n }, (_unused, i) => (i < n - n / 10 ? low : high));
    case "heavy-pairs":
      // Two heavy boxes in a row, then many light ones.
      return Array.from({ length: n }, (_unused, i) => (i % 50 < 2 ? high : random.between(low, Math.max(low, high >> 6))));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, k, m], weights()]);
