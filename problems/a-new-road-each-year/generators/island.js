// One island: kind says which roads are there from the beginning, `years` which ones are built.
const { readWords, createRandom, values, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, q, years = "random", lengths = "random", longest = 10_000_000, shortest = 1, seed } = readWords();
const random = createRandom(seed);

const any = () => [random.between(1, n), random.between(1, n)];
function atFirst() {
  switch (kind) {
    case "none":
      return [];
    case "random":
      return Array.from({ length: m }, any);
    case "tree-and-more": {
      const tree = treeEdges(random, "random", n);
      return [...tree, ...Array.from({ length: Math.max(0, m - tree.length) }, any)];
    }
    case "two-parts":
      return treeEdges(random, "chain", n).filter(([a]) => a !== Math.floor(n / 2));
    default:
      return treeEdges(random, kind, n);
  }
}
function later() {
  switch (years) {
    case "random":
      return Array.from({ length: q }, any);
    case "chain":
      // Town by town, so that the island hangs together only when the last one has come.
      return Array.from({ length: q }, (_unused, i) => [(i % Math.max(1, n - 1)) + 1, Math.min(n, (i % Math.max(1, n - 1)) + 2)]);
    case "shorter-each-year":
      return Array.from({ length: q }, (_unused, i) => [1, n, longest - i * Math.floor(longest / q)]);
    case "closing":
      // Roads that join the ends of ever shorter pieces of a chain.
      return Array.from({ length: q }, (_unused, i) => {
        const first = Math.min(i + 1, Math.floor(n / 2));
        return [first, Math.max(first, n - i), 1];
      });
    case "loops":
      return Array.from({ length: q }, (_unused, i) => [(i % n) + 1, (i % n) + 1]);
    default:
      throw new Error(`there are no years called ${years}`);
  }
}
const [old, fresh] = [atFirst(), later()];
const low = Math.min(shortest, longest);
const prices = values(random, lengths, { n: old.length + fresh.length, low, high: longest });
const priced = [...old, ...fresh].map(([a, b, length], i) => [a, b, length ?? prices[i]]);
// All are renamed together, and the new roads keep their order.
const { name } = relabel(random, { n, edges: [] });
const renamed = priced.map(([a, b, length]) => [name[a - 1], name[b - 1], length]);
print([[n, old.length, q], ...renamed]);
