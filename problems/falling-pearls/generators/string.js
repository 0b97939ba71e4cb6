// One string of pearls: `order` says in which order they fall, `share` how many of them (in hundredths).
const { readWords, createRandom, values, print } = require("./families.js");

const { n, order = "random", share = 100, sizes = "random", most = 1000, seed } = readWords();
const random = createRandom(seed);
const m = Math.max(1, Math.floor((n * share) / 100));

function falling() {
  const middle = Math.ceil(n / 2);
  switch (order) {
    case "forward":
      return Array.from({ length: n }, (_unused, i) => i + 1);
    case "backward":
      return Array.from({ length: n }, (_unused, i) => n - i);
    case "from-the-second":
      // The ends stay until all others are gone, and the gap grows to the right.
      return [...Array.from({ length: Math.max(0, n - 2) }, (_unused, i) => i + 2), ...(n > 1 ? [1, n] : [1])];
    case "towards-the-left":
      return [...Array.from({ length: Math.max(0, n - 2) }, (_unused, i) => n - 1 - i), ...(n > 1 ? [n, 1] : [1])];
    case "from-the-middle": {
      // The gap in the middle grows on both sides in turns.
      const row = [];
      for (let step = 0; row.length < n; step += 1) {
        if (middle - step >= 1) row.push(middle - step);
        if (step > 0 && middle + step <= n) row.push(middle + step);
      }
      return row;
    }
    case "every-second": {
      const row = [];
      for (let width = 1; row.length < n; width *= 2) {
        for (let i = width; i <= n; i += 2 * width) row.push(i);
      }
      return row;
    }
    default:
      return random.permutation(n);
  }
}
print([[n, m], values(random, sizes, { n, low: 1, high: most }), falling().slice(0, m)]);
