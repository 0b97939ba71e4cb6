// A square of stones; kind is a family of values for all of them, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, h, w, t, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

/** Rows of what `coins` gives for a row and a column, both from 0. */
const rowsOf = (coins) => Array.from({ length: h }, (_row, i) => Array.from({ length: w }, (_stone, j) => coins(i, j)));

function stones() {
  switch (kind) {
    case "zigzag":
      // The stairs along the diagonal pay, and need a turn at every stone.
      return rowsOf((i, j) => (i === j || i + 1 === j ? random.between(50, 99) : random.between(-99, 10)));
    case "rim":
      // Both ways along the rim pay with a single turn, all else costs.
      return rowsOf((i, j) => (i === 0 || j === 0 || i === h - 1 || j === w - 1 ? high : low));
    case "bait":
      // Early gains that need turns, a treasure near the end that needs one too.
      return rowsOf((i, j) => {
        if (i === h - 2 && j === w - 1) return high;
        return i + j < (h + w) / 3 ? random.between(0, 9) : random.between(-3, 3);
      });
    default: {
      const all = values(random, kind, { n: h * w, low, high });
      return rowsOf((i, j) => all[i * w + j]);
    }
  }
}
print([[h, w, t], ...stones()]);
