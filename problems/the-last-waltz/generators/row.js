// One row of dancers: a family of values, or a shape that keeps the list busy.
const { readWords, createRandom, values, print } = require("./families.js");

const { n, kind = "random", low = 1, high = 1_000_000, seed } = readWords();
const random = createRandom(seed);

function heights() {
  const times = (make) => Array.from({ length: n }, (_unused, i) => make(i));
  switch (kind) {
    case "onion": {
      // The middle pair leaves first, then the pair around it, and so on.
      const middle = Math.floor(n / 2);
      return times((i) => {
        const layer = i < middle ? middle - 1 - i : i - middle;
        return i < middle ? low + 2 * layer : low + 3 * layer + 1;
      });
    }
    case "from-the-right":
      // Differences get smaller towards the right end.
      return times((i) => Math.min(high, Math.max(low, i % 2 === 0 ? low : low + (n - i))));
    case "from-the-left":
      return times((i) => Math.min(high, i % 2 === 0 ? low : low + i));
    case "walk": {
      const row = [];
      let at = Math.floor((low + high) / 2);
      for (let i = 0; i < n; i += 1) {
        at = Math.min(high, Math.max(low, at + random.between(-3, 3)));
        row.push(at);
      }
      return row;
    }
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], heights()]);
