// One street; kind is a family of values for the heights, or one made for this problem, and beauty one for the rest.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, high = 1_000_000_000, beauty = "random", least = -1_000_000, most = 1_000_000, seed } = readWords();
const random = createRandom(seed);

function heights() {
  switch (kind) {
    case "rising":
      return Array.from({ length: n }, (_unused, i) => i + 1);
    case "falling":
      return Array.from({ length: n }, (_unused, i) => n - i);
    case "falling-then-tower":
      return Array.from({ length: n }, (_unused, i) => (i === n - 1 ? n : n - i - 1 || 1));
    case "hill":
      return Array.from({ length: n }, (_unused, i) => 1 + Math.min(i, n - 1 - i));
    case "valley":
      return Array.from({ length: n }, (_unused, i) => 1 + Math.max(i, n - 1 - i));
    case "teeth":
      // Rising on the whole, each step followed by a row of lower roofs.
      return Array.from({ length: n }, (_unused, i) => 10 * Math.floor(i / 20) + (20 - (i % 20)));
    default:
      return values(random, kind, { n, low: 1, high });
  }
}
print([[n], heights(), values(random, beauty, { n, low: least, high: most })]);
