// The readings of one gate; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function readings() {
  switch (kind) {
    case "two-marks":
      // The second and last mark comes at the very end.
      return Array.from({ length: n }, (_unused, i) => (i === n - 1 ? 8 : i === 0 ? 7 : random.between(-9, 7)));
    case "long-after":
      // All marks lie in the first tenth; a long time without any follows.
      return Array.from({ length: n }, (_unused, i) => (i < n / 10 ? 5 * i : random.between(low, 100)));
    case "tide":
      // Rises with high and low water: many marks, many readings in between.
      return Array.from({ length: n }, (_unused, i) => Math.floor(i / 50) * 3 + [0, 9, 2, -7][i % 4] + random.between(0, 1));
    case "plateaus":
      // Each height is read several times before a higher one comes.
      return Array.from({ length: n }, (_unused, i) => -1000 + Math.floor(i / 7));
    case "rising":
      // Every reading is a mark.
      return Array.from({ length: n }, (_unused, i) => low + 6000 * i + random.between(0, 5999));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], readings()]);
