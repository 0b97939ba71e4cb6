// A holiday: rules is nine digits, row by row (or any); joy is a family of values, or best-kind=… of one kind only.
const { readWords, createRandom, values, print } = require("./families.js");

const { n, rules = "any", joy = "random", low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

// Small numbers are read as numbers: leading zeros are put back.
const digits = rules === "any" ? Array.from({ length: 9 }, () => random.between(0, 1)) : [...String(rules).padStart(9, "0")];
const rows = [0, 3, 6].map((at) => digits.slice(at, at + 3));

function joys() {
  switch (joy) {
    case "bait":
      // Every other day a hike tempts with a little more, and the day after it is lost.
      return Array.from({ length: n }, (_unused, day) => (day % 2 === 0 ? [high - 1, 0, high - 2] : [high, low, 0]));
    default: {
      const all = values(random, joy, { n: 3 * n, low, high });
      return Array.from({ length: n }, (_unused, day) => all.slice(3 * day, 3 * day + 3));
    }
  }
}
print([[n], ...rows, ...joys()]);
