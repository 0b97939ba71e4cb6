// One train; `kind` is a family of values or a shape of sorted pieces.
const { readWords, createRandom, values, print } = require("./families.js");

const { n, kind = "random", low = 1, high = 1_000_000, piece = 2, seed } = readWords();
const random = createRandom(seed);

function weights() {
  const times = (make) => Array.from({ length: n }, (_unused, i) => make(i));
  switch (kind) {
    case "halves": {
      // Two sorted halves that are merged coach by coach.
      const half = Math.ceil(n / 2);
      return times((i) => Math.min(high, i < half ? low + 2 * i : low + 2 * (i - half) + 1));
    }
    case "heavy-half-first": {
      const half = Math.floor(n / 2);
      return times((i) => Math.min(high, i < half ? low + half + i : low + (i - half)));
    }
    case "pieces": {
      // Sorted pieces of one length, the odd one out at the end.
      const row = [];
      while (row.length < n) {
        const length = Math.min(piece, n - row.length);
        row.push(...Array.from({ length }, () => random.between(low, high)).sort((a, b) => a - b));
      }
      return row;
    }
    case "swapped-pairs": {
      // Nearly sorted: few pieces overlap, and only by a coach or two.
      const row = times((i) => Math.min(high, low + 4 * i));
      for (let i = 0; i + 1 < n; i += 4) [row[i], row[i + 1]] = [row[i + 1], row[i]];
      return row;
    }
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], weights()]);
