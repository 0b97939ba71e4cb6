// One row of readings; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, k, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function readings() {
  switch (kind) {
    case "last-wins":
      // Every stretch ties but the very last one.
      return Array.from({ length: n }, (_unused, i) => (i === n - 1 ? -1 : i % 2));
    case "first-and-last-tie": {
      const row = values(random, "random", { n, low: 1, high: 9 });
      for (let i = 0; i < k; i += 1) row[i] = row[n - 1 - i] = -5;
      return row;
    }
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, k], readings()]);
