// The pitches of one shop; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, d, low = 1, high = 1_000_000_000, step, seed } = readWords();
const random = createRandom(seed);

function pitches() {
  switch (kind) {
    case "ladder":
      // Rungs that are d apart, each with several bells, mixed.
      return Array.from({ length: n }, () => low + d * random.between(0, Math.floor((high - low) / Math.max(1, d))));
    case "colliding": {
      // Multiples of the size that a table of the standard library has by then: all of them share one chain. After as
      // many different ones as that size allows, the deepest are asked for again and again.
      const different = Math.min(n, Math.floor(high / step), Math.floor(step * 0.95));
      return Array.from({ length: n }, (_unused, i) => step * (i < different ? i + 1 : random.between(1, different)));
    }
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, d], pitches()]);
