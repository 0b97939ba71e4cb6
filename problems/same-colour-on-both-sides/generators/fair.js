// A row of bottles: kind decides about the colours, or is a family of values for the prices.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, colours = 1, low = 1, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

const anyColour = () => random.between(1, colours);
function row() {
  switch (kind) {
    case "different":
      return random.permutation(n);
    case "mirrored": {
      const half = Array.from({ length: n >> 1 }, anyColour);
      return [...half, ...(n % 2 === 1 ? [anyColour()] : []), ...half.toReversed()];
    }
    case "pairs":
      // Two bottles of each colour side by side.
      return Array.from({ length: n }, (_unused, i) => 1 + ((i >> 1) % colours));
    default:
      return Array.from({ length: n }, anyColour);
  }
}
const family = ["high", "alternating"].includes(kind) ? kind : "random";
print([[n], row(), values(random, family, { n, low, high })]);
