// The changes of one account; `kind` decides how its running sum moves.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, k, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function changes() {
  switch (kind) {
    case "falls":
      return Array.from({ length: n }, (_unused, i) => (i % 2 === 0 ? -3 : 2));
    case "saw":
      // Climbs for a long while and drops by nearly all of it, again and again: starts pile up and are thrown away.
      return Array.from({ length: n }, (_unused, i) => (i % 1000 === 999 ? -900 : 1));
    case "drift": {
      // Goes up on the whole, with long ways down in between.
      return Array.from({ length: n }, (_unused, i) => (i % 3 === 2 ? high : -Math.floor(high / 3)));
    }
    case "last-day":
      return Array.from({ length: n }, (_unused, i) => (i === n - 1 ? high : i % 2 === 0 ? 1 : -1));
    case "valley":
      // Down as far as it goes, then up again: the best start lies in the middle.
      return Array.from({ length: n }, (_unused, i) => (i < n / 2 ? low : high));
    case "growing-dips": {
      // Recoveries get shorter and shorter towards the end.
      return Array.from({ length: n }, (_unused, i) => (i % 10 === 0 ? -Math.min(-low, 10 * i) : Math.min(high, i + 1)));
    }
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, k], changes()]);
