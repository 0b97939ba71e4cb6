// The wishes of the traders; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, m, low = 1, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function wishes() {
  switch (kind) {
    case "full-row":
      // 1 to n without a gap, mixed.
      return random.permutation(n);
    case "row-without":
      // 1 to n + gaps with few numbers missing, mixed.
      return random.distinct(n, 1, n + Math.max(1, Math.floor(n / 100)));
    case "every-second":
      return random.shuffle(Array.from({ length: n }, (_unused, i) => 2 * i + 2));
    case "two-each":
      return random.shuffle(Array.from({ length: n }, (_unused, i) => 1 + (i >> 1)));
    case "block":
      // A row without a gap that begins at low.
      return random.shuffle(Array.from({ length: n }, (_unused, i) => low + i));
    case "down":
      return Array.from({ length: n }, (_unused, i) => n - i);
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, m], wishes()]);
