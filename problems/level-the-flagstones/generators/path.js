// One path; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, k, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function heights() {
  switch (kind) {
    case "level-at-the-end": {
      // Rough everywhere, and the last k stones are nearly level.
      return Array.from({ length: n }, (_unused, i) => (i < n - k ? random.between(low, high) : random.between(-1, 1)));
    }
    case "far-off": {
      // Nearly level, with a few stones extremely far off.
      return Array.from({ length: n }, () => (random.chance(0.05) ? random.pick([low, high]) : random.between(-5, 5)));
    }
    case "saw":
      // Far up and down again, with a period that no window fits.
      return Array.from({ length: n }, (_unused, i) => ((i * 7919) % 20011) - 10000);
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, k], heights()]);
