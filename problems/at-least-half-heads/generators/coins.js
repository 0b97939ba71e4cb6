// Coins: kind is a family of values in millionths, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = 0, high = 1_000_000, seed } = readWords();
const random = createRandom(seed);

function millionths() {
  switch (kind) {
    case "sure":
      // Coins that never or always show heads, exactly half of each (one more tail for odd n), and one fair coin in between.
      return random.shuffle(Array.from({ length: n }, (_unused, i) => (i === 0 ? 500_000 : i % 2 === 1 ? 1_000_000 : 0)));
    case "balanced":
      // For each coin its opposite.
      return random.shuffle(Array.from({ length: n }, (_unused, i) => (i % 2 === 0 ? low : 1_000_000 - low)));
    default:
      return values(random, kind, { n, low, high });
  }
}
const text = (value) => (value === 1_000_000 ? "1.000000" : "0." + String(value).padStart(6, "0"));
print([[n], millionths().map(text)]);
