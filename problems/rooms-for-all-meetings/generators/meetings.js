// The meetings of one day, mixed: anywhere, one inside the other, all at once, or each when the one before has ended.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", n, longest = 9, latest = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function meetings() {
  switch (kind) {
    case "nested":
      return Array.from({ length: n }, (_unused, i) => [i, 2 * n + 1 - i]);
    case "stairs":
      // Each begins a little after the one before, and many run at any time.
      return Array.from({ length: n }, (_unused, i) => [i, i + 1 + (n >> 2)]);
    case "shifts": {
      // Half of them run at once and end at different times; the others begin when all or some of these are over.
      const half = n >> 1;
      return Array.from({ length: n }, (_unused, i) =>
        i < half ? [i, half + 1 + ((7 * i) % n)] : [half + random.between(0, n), 3 * n + random.between(1, 9)],
      );
    }
    case "at-once":
      return Array.from({ length: n }, () => [random.between(1, 9), random.between(10, 99)]);
    case "row":
      return Array.from({ length: n }, (_unused, i) => [i, i + 1]);
    default:
      return Array.from({ length: n }, () => {
        const length = random.between(1, Math.min(longest, latest));
        const begin = random.between(0, latest - length);
        return [begin, begin + length];
      });
  }
}
print([[n], ...random.shuffle(meetings())]);
