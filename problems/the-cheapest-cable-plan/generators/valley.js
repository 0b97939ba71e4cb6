// One valley: kind says which routes there are, costs their kind of costs, `old` how many of the tree's or of random pairs
// have a cable that still works.
const { readWords, createRandom, values, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, extra = 0, old = 0, parts = 1, costs = "random", highest = 1_000_000_000, order = "shuffled", seed } =
  readWords();
const random = createRandom(seed);

const any = () => {
  const size = Math.floor(n / parts);
  const first = size * random.between(0, parts - 1) + 1;
  return [random.between(first, first + size - 1), random.between(first, first + size - 1)];
};
function routes() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, any);
    case "ring":
      return [...treeEdges(random, "chain", n), [n, 1]];
    case "same-again":
      return Array.from({ length: m }, (_unused, i) => [(i % Math.min(n - 1, 50)) + 1, (i % Math.min(n - 1, 50)) + 2]);
    case "binomial": {
      // Pairs, pairs of pairs, and so on, always by their first villages: deep where trees are joined without a thought.
      const edges = [];
      for (let step = 1; step < n; step *= 2)
        for (let v = 1; v + step <= n; v += 2 * step) edges.push([v, v + step]);
      return edges;
    }
    default:
      return [...treeEdges(random, kind, n), ...Array.from({ length: extra }, any)];
  }
}
const unpriced = routes();
const prices = values(random, costs, { n: unpriced.length, low: 0, high: highest });
const priced = unpriced.map(([a, b], i) => [a, b, prices[i]]);
const cables = Array.from({ length: old }, any);
const mixed = relabel(random, { n, edges: priced });
const [o, r] = {
  forward: () => [cables, priced],
  backward: () => [cables, priced.map(([a, b, cost]) => [b, a, cost])],
  shuffled: () => [cables.map(([a, b]) => [mixed.name[a - 1], mixed.name[b - 1]]), mixed.edges],
}[order]();
print([[n, o.length, r.length], ...o, ...r]);
