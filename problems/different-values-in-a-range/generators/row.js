// One row, and the number from which its questions follow. kind: a family of values, or places (each number is its place), cycle (1 to
// high again and again), mirror (each value twice: in one order, then in the opposite one) or far (few values at long distances).
const { readWords, createRandom, values, print } = require("./families.js");

const { kind = "random", n, q, low = 1, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);
const x = random.between(1, 2_147_483_646);

function row() {
  switch (kind) {
    case "places":
      return Array.from({ length: n }, (_unused, i) => i + 1);
    case "cycle":
      return Array.from({ length: n }, (_unused, i) => 1 + (i % high));
    case "mirror":
      return Array.from({ length: n }, (_unused, i) => 1 + Math.min(i, n - 1 - i));
    case "far":
      // Nearly all different, but the last places repeat the first ones.
      return Array.from({ length: n }, (_unused, i) => 1 + (i % Math.max(1, n - Math.ceil(n / 5))));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, q, x], row()]);
