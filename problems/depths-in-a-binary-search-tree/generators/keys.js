// Different keys in one order; most is the largest key, and least the smallest one that is possible.
const { readWords, createRandom, print } = require("./families.js");

const { order, n, least = 1, most = n, seed } = readWords();
const random = createRandom(seed);

const sorted = random.distinct(n, least, most).sort((a, b) => a - b);
const orders = {
  up: () => sorted,
  down: () => sorted.reverse(),
  random: () => random.shuffle(sorted),
  // The smallest, the largest, the second smallest, the second largest, and so on.
  inward: () => sorted.map((_unused, i) => sorted[i % 2 === 0 ? i >> 1 : n - 1 - (i >> 1)]),
  // From the middle to both ends: a root and two lines.
  outward: () => sorted.map((_unused, i) => sorted[(n >> 1) + (i % 2 === 0 ? i >> 1 : -1 - (i >> 1))]),
  // Runs that are sorted, in random order.
  runs: () => {
    const length = Math.ceil(Math.sqrt(n));
    const runs = Array.from({ length: Math.ceil(n / length) }, (_unused, i) => sorted.slice(i * length, (i + 1) * length));
    return random.shuffle(runs).flat();
  },
  // Every key at first lies in the middle of those that are missing: as flat as can be.
  flat: () => {
    const ranges = [[0, n - 1]];
    const keys = [];
    for (const [first, last] of ranges) {
      if (first > last) continue;
      const middle = (first + last) >> 1;
      keys.push(sorted[middle]);
      ranges.push([first, middle - 1], [middle + 1, last]);
    }
    return keys;
  },
};
print([[n], orders[order]()]);
