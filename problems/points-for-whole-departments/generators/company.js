// One company; shape says who is whose boss. People up to the number `first` are spoken of (all, if it is 0); one order in `one` asks.
const { readWords, createRandom, treeEdges, print } = require("./families.js");

const { shape, n, q, first = 0, one = 2, points = "random", seed } = readWords();
const random = createRandom(seed);

/** The children of 1 are lines of the same length. */
const spider = () => Array.from({ length: n - 1 }, (_unused, i) => (i % 10 === 0 ? 1 : i + 1));
/** Two lines side by side: odd and even numbers. */
const twoLines = () => Array.from({ length: n - 1 }, (_unused, i) => Math.max(1, i));
const bosses =
  shape === "spider" ? spider() : shape === "two-lines" ? twoLines() : treeEdges(random, shape, n).map(([boss]) => boss);

const most = first > 0 ? Math.min(first, n) : n;
const orders = [];
for (let i = 1; i <= q; i += 1) {
  const v = random.between(1, most);
  if (i === q || random.between(1, one) === 1) orders.push(["?", v]);
  else {
    const x = { random: () => random.between(-10_000, 10_000), few: () => random.between(-9, 9), high: () => 10_000, low: () => -10_000 }[points]();
    orders.push(["+", v, x]);
  }
}
print([[n, q], bosses, ...orders]);
