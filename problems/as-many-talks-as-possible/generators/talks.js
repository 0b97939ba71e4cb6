// The talks of one conference, mixed: anywhere, one inside the other, or one after the other, also with a long one over all.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", n, longest = 9, latest = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function talks() {
  switch (kind) {
    case "nested":
      return Array.from({ length: n }, (_unused, i) => [i, 2 * n + 1 - i]);
    case "row":
      return Array.from({ length: n }, (_unused, i) => [i, i + 1]);
    case "one-over-many":
      return Array.from({ length: n }, (_unused, i) => (i === 0 ? [0, 3 * n] : [3 * i, 3 * i + random.between(1, 3)]));
    default:
      return Array.from({ length: n }, () => {
        const length = random.between(1, Math.min(longest, latest));
        const begin = random.between(0, latest - length);
        return [begin, begin + length];
      });
  }
}
print([[n], ...random.shuffle(talks())]);
