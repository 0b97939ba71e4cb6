// A diary: kind is a family of values, or one made for rising choices.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, block = 2, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function temperatures() {
  switch (kind) {
    case "falling-blocks":
      // Blocks that fall inside and rise as a whole: block ways for each of n / block steps.
      return Array.from({ length: n }, (_unused, i) => block * Math.floor(i / block) + (block - 1 - (i % block)));
    case "equal-blocks":
      return Array.from({ length: n }, (_unused, i) => Math.floor(i / block));
    case "rising-blocks":
      // Blocks that rise inside and fall as a whole: n / block ways.
      return Array.from({ length: n }, (_unused, i) => -block * Math.floor(i / block) + (i % block));
    case "permutation":
      return random.permutation(n);
    case "nearly-sorted":
      return Array.from({ length: n }, (_unused, i) => 3 * i + random.between(-300, 300));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], temperatures()]);
