// A diary: kind is a family of values, or one made for rising choices.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function temperatures() {
  switch (kind) {
    case "teeth":
      // Short falls on a long rise: the pieces have to be taken apart.
      return Array.from({ length: n }, (_unused, i) => 10 * Math.floor(i / 10) + (9 - (i % 10)));
    case "two-rises":
      // A high and long rise whose end is cold again, and a longer one hidden between its days.
      return Array.from({ length: n }, (_unused, i) => (i % 2 === 0 ? 1_000_000 + i - (i > n / 2 ? 2_000_000 : 0) : i));
    case "warm-start":
      // The first day is the warmest of all.
      return [high, ...Array.from({ length: n - 1 }, (_unused, i) => low + i)];
    case "nearly-sorted":
      return Array.from({ length: n }, (_unused, i) => 3 * i + random.between(-40, 40));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], temperatures()]);
