// One fence; kind is a family of values for the heights, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = 0, high = 10_000_000, widths = "random", widest = 1000, seed } = readWords();
const random = createRandom(seed);

function heights() {
  switch (kind) {
    case "rising":
      return Array.from({ length: n }, (_unused, i) => low + i);
    case "falling":
      return Array.from({ length: n }, (_unused, i) => low + n - 1 - i);
    case "hill":
      return Array.from({ length: n }, (_unused, i) => 1 + Math.min(i, n - 1 - i));
    case "valley":
      return Array.from({ length: n }, (_unused, i) => 1 + Math.max(i, n - 1 - i));
    case "sawn-off":
      // High boards; about one in a thousand has been sawn off.
      return Array.from({ length: n }, () => (random.chance(0.001) ? 0 : random.between(Math.floor(high / 2), high)));
    case "low-board-in-the-middle":
      return Array.from({ length: n }, (_unused, i) => (i === n >> 1 ? low : high));
    case "stairs":
      // Steps of equal boards, up and down.
      return Array.from({ length: n }, (_unused, i) => 5 + Math.min(Math.floor(i / 100), Math.floor((n - 1 - i) / 150)));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], values(random, widths, { n, low: 1, high: widest }), heights()]);
