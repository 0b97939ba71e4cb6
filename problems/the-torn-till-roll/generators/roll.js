// The amounts of one roll; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, k, low = -1_000_000_000, high = 1_000_000_000, step, seed } = readWords();
const random = createRandom(seed);

function amounts() {
  switch (kind) {
    case "colliding": {
      // Running sums are multiples of the size that a table of the standard library has by then, up and down again: all
      // share one chain, as long as the table does not grow.
      const climb = Math.floor(step * 0.95);
      return Array.from({ length: n }, (_unused, i) => (Math.floor(i / climb) % 2 === 0 ? step : -step));
    }
    case "wrapped": {
      // The running sums come back to each other, and to each other plus 2^32.
      const row = [];
      while (row.length < n) {
        const sign = random.pick([1, -1]);
        for (let part = 0; part < 8; part += 1) row.push(sign * 2 ** 29);
        for (let part = 0; part < 3; part += 1) row.push(random.between(-1, 1));
      }
      return row.slice(0, n);
    }
    case "back-and-forth":
      return Array.from({ length: n }, (_unused, i) => (i % 2 === 0 ? high : -high));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, k], amounts()]);
