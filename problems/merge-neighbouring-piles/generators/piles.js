// A row of piles: a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = 1, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function piles() {
  switch (kind) {
    case "doubling":
      // 1, 2, 4, … again and again: the best borders lie far from the middle.
      return Array.from({ length: n }, (_unused, i) => Math.min(high, 2 ** (i % 30)));
    case "one-heavy": {
      const weights = values(random, "random", { n, low, high });
      weights[random.between(0, n - 1)] = 1_000_000_000;
      return weights;
    }
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], piles()]);
