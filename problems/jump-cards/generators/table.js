// A table of cards: `shape` says how places lead to one another, `jumps` how far the questions go.
const { readWords, createRandom, treeEdges, print } = require("./families.js");

const { n, q, shape = "random", jumps = "any", order = "shuffled", seed } = readWords();
const random = createRandom(seed);

// next[v] for v = 0..n - 1, renamed below.
function cards() {
  const times = (make) => Array.from({ length: n }, (_unused, i) => make(i));
  switch (shape) {
    case "one-cycle":
      return times((i) => (i + 1) % n);
    case "stay":
      return times((i) => i);
    case "permutation":
      return random.permutation(n).map((place) => place - 1);
    case "rho":
      // One long tail into a cycle of half the places.
      return times((i) => (i + 1 < n ? i + 1 : Math.floor(n / 2)));
    case "long-tail":
      return times((i) => (i + 1 < n ? i + 1 : Math.max(0, n - 3)));
    case "many-cycles":
      // Cycles of lengths 1, 2, 3, …
      return (() => {
        const row = new Array(n);
        for (let from = 0, length = 1; from < n; from += length, length += 1) {
          const to = Math.min(n, from + length);
          for (let i = from; i < to; i += 1) row[i] = i + 1 < to ? i + 1 : from;
        }
        return row;
      })();
    case "random":
      return times(() => random.between(0, n - 1));
    default: {
      // A tree whose root stays where it is.
      const row = times(() => 0);
      for (const [parent, child] of treeEdges(random, shape, n)) row[child - 1] = parent - 1;
      return row;
    }
  }
}
const next = cards();
const name = order === "in-order" ? Array.from({ length: n }, (_unused, i) => i + 1) : random.permutation(n);
const row = [];
for (let v = 0; v < n; v += 1) row[name[v] - 1] = name[next[v]];
function jumpsOf() {
  if (jumps === "few") return random.between(0, 2 * n + 2);
  if (jumps === "most") return 10n ** 18n - BigInt(random.between(0, 5));
  if (jumps === "about-n") return random.between(Math.max(0, n - 3), n + 3);
  return random.chance(0.3) ? random.between(0, 2 * n) : random.betweenBig(0n, 10n ** 18n);
}
const start = () => (shape === "long-tail" || shape === "rho" ? name[random.between(0, Math.min(n - 1, 50))] : random.between(1, n));
print([[n, q], row, ...Array.from({ length: q }, () => [start(), jumpsOf()])]);
