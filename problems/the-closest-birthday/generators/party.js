// One party: `kind` is a family of values, or an order of arrival that is hard for sorted arrays.
const { readWords, createRandom, values, print } = require("./families.js");

const { n, kind = "random", low = 0, high = 5_000_000, seed } = readWords();
const random = createRandom(seed);

function minutes() {
  const times = (make) => Array.from({ length: n }, (_unused, i) => make(i));
  switch (kind) {
    case "every-twelfth-down":
      return times((i) => Math.max(low, high - 12 * i));
    case "every-twelfth-up":
      return times((i) => Math.min(high, low + 12 * i));
    case "outside-in":
      // From both ends to the middle, in turns: everybody arrives between the last two.
      return times((i) => (i % 2 === 0 ? low + 6 * i : high - 6 * i));
    case "inside-out": {
      const middle = Math.floor((low + high) / 2);
      return times((i) => Math.min(high, Math.max(low, i % 2 === 0 ? middle + 6 * i : middle - 6 * i)));
    }
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], minutes()]);
