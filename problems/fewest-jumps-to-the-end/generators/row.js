// The numbers of one row; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind = "random", n, low = 0, high = 9, seed } = readWords();
const random = createRandom(seed);

function row() {
  switch (kind) {
    case "zeros":
      // Many zeros in a row, with a large number just before them, so that the end can often be reached.
      return Array.from({ length: n }, (_unused, i) => (i % Math.max(1, high - 1) === 0 ? high : random.pick([0, 0, 1])));
    case "trap":
      // Every number leads to the square before the last one, or not as far, and there stands a 0.
      return Array.from({ length: n }, (_unused, i) => Math.max(0, Math.min(random.between(low, high), n - 2 - i)));
    case "countdown":
      // Every number leads exactly to the last square but one, except for the one in the middle.
      return Array.from({ length: n }, (_unused, i) => Math.max(0, n - 2 - i + (i === n >> 1 ? 1 : 0)));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], row()]);
