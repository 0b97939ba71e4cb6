// The days of one musician; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function days() {
  switch (kind) {
    case "one-deep-loss":
      // Gains everywhere and a single loss that is larger than all of them together, or as large as one day can be.
      return Array.from({ length: n }, (_unused, i) => (i === Math.floor(n / 3) ? low : high));
    case "two-deep-losses":
      return Array.from({ length: n }, (_unused, i) => (i === Math.floor(n / 3) || i === Math.floor(n / 2) ? low : high));
    case "blocks": {
      // Long stretches of gains with one or two losses in between.
      const row = [];
      while (row.length < n) {
        const length = random.between(1, 2000);
        const gain = random.between(1, 9);
        for (let i = 0; i < length; i += 1) row.push(gain);
        for (let i = random.between(1, 2); i > 0; i -= 1) row.push(-random.between(1, 9000));
      }
      return row.slice(0, n);
    }
    case "losses-then-gain":
      return Array.from({ length: n }, (_unused, i) => (i === n - 1 ? 3 : -random.between(1, 9)));
    case "gain-then-losses":
      return Array.from({ length: n }, (_unused, i) => (i === 0 ? 3 : -random.between(1, 9)));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], days()]);
