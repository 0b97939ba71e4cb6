// One row of tulips; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, k, low = 1, high = n, seed } = readWords();
const random = createRandom(seed);

function colours() {
  switch (kind) {
    case "permutation":
      return random.permutation(n);
    case "cycle":
      return Array.from({ length: n }, (_unused, i) => low + (i % (high - low + 1)));
    case "runs":
      // Long runs of one colour, some colours come again.
      return Array.from({ length: n }, (_unused, i) => 1 + (Math.floor((i * 40) / n) % 7));
    case "rare-ends":
      // The first and the last tulip have colours of their own.
      return Array.from({ length: n }, (_unused, i) => (i === 0 ? n : i === n - 1 ? Math.max(1, n - 1) : random.between(1, Math.min(high, n))));
    case "growing":
      // Every colour once more often than the one before.
      return random.shuffle(Array.from({ length: n }, (_unused, i) => Math.min(n, Math.floor((Math.sqrt(8 * i + 1) + 1) / 2))));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, k], colours()]);
