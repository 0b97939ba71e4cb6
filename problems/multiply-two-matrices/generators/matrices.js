// Two matrices of r times m and m times c numbers. a and b say of which kind their values are: a family, identity (ones from the upper
// left to the lower right, zeros elsewhere) or sparse (mostly zeros).
const { readWords, createRandom, values, print } = require("./families.js");

const { r, m, c, a = "random", b = "random", low = -1_000_000, high = 1_000_000, seed } = readWords();
const random = createRandom(seed);

function matrix(rows, columns, kind) {
  return Array.from({ length: rows }, (_unused, i) => {
    if (kind === "identity") return Array.from({ length: columns }, (_none, j) => (i === j ? 1 : 0));
    if (kind === "sparse") {
      return Array.from({ length: columns }, () => (random.chance(0.2) ? random.between(low, high) : 0));
    }
    return values(random, kind, { n: columns, low, high });
  });
}
print([[r, m, c], ...matrix(r, m, a), ...matrix(m, c, b)]);
