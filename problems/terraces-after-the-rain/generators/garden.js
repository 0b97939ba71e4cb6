// One garden; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = 0, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function terraces() {
  switch (kind) {
    case "basin":
      // Two high rims and nothing in between.
      return Array.from({ length: n }, (_unused, i) => (i === 0 || i === n - 1 ? high : low));
    case "two-far-apart":
      // The highest terrace stands in the middle, one as high at the right end; nothing else.
      return Array.from({ length: n }, (_unused, i) => (i === n >> 1 || i === n - 1 ? high : low));
    case "bowl":
      return Array.from({ length: n }, (_unused, i) => Math.abs(2 * i - n));
    case "hill":
      return Array.from({ length: n }, (_unused, i) => n - Math.abs(2 * i - n));
    case "stairs-with-holes":
      // Rises step by step, with a hole on each step: every pond has its own level.
      return Array.from({ length: n }, (_unused, i) => 3 * Math.floor(i / 4) + (i % 4 === 1 ? 0 : i % 4 === 2 ? 1 : 3));
    case "peak-then-holes":
      // The highest terrace comes first; the water of all that follows stands lower and lower.
      return Array.from({ length: n }, (_unused, i) => (i % 2 === 0 ? 2 * n - i : Math.max(0, 2 * n - i - random.between(1, 9))));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], terraces()]);
