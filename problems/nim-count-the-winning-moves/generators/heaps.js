// Heaps of one kind: a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = 1, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

/** The last heap makes the XOR of all zero; drawn again until it is a heap within the bounds. */
function lost() {
  if (n < 2 || high <= low) throw new Error("such heaps are not lost");
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const heaps = values(random, "random", { n: n - 1, low, high });
    const last = heaps.reduce((xor, size) => xor ^ size, 0);
    if (last >= low && last <= high) return [...heaps, last];
  }
  throw new Error("no lost position was found");
}

function heaps() {
  switch (kind) {
    case "lost":
      return lost();
    case "lone-bit": {
      // Only one heap, somewhere in the middle, has the highest bit of all.
      const sizes = values(random, "random", { n, low: 1, high: 2 ** 28 - 1 });
      sizes[random.between(n >> 2, n >> 1)] += 2 ** 28;
      return sizes;
    }
    case "last": {
      // Pairs of large heaps, and a small heap at the end: nearly all can win, but the first ones are too small.
      const pairs = values(random, "random", { n: (n >> 1) - 1, low: 16, high: 2 ** 29 }).map((size) => size & ~15 | 1);
      return [...pairs, ...pairs, 8 + random.between(0, 7)];
    }
    default:
      return values(random, kind, { n, low, high });
  }
}

const sizes = heaps();
print([[sizes.length], sizes]);
