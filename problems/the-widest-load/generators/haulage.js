// One network: kind says which roads there are, widths how wide they are, orders which towns are asked for.
const { readWords, createRandom, values, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, extra = 0, q, parts = 1, widths = "random", widest = 1_000_000_000, orders = "any", order = "shuffled", seed } =
  readWords();
const random = createRandom(seed);

const any = () => {
  const size = Math.floor(n / parts);
  const first = size * random.between(0, parts - 1) + 1;
  return [random.between(first, first + size - 1), random.between(first, first + size - 1)];
};
function roads() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, any);
    case "ring":
      return [...treeEdges(random, "chain", n), [n, 1]];
    case "binomial": {
      // Pairs, pairs of pairs, and so on, by their first towns: as deep as a structure that hangs by size can become.
      const edges = [];
      for (let step = 1; step < n; step *= 2) for (let v = 1; v + step <= n; v += 2 * step) edges.push([v, v + step]);
      return edges;
    }
    default:
      return [...treeEdges(random, kind, n), ...Array.from({ length: extra }, any)];
  }
}
const bare = roads();
const centimetres = values(random, widths, { n: bare.length, low: 1, high: widest });
const edges = bare.map(([a, b], i) => [a, b, centimetres[i]]);
const asked = Array.from({ length: q }, () => {
  const pair = orders === "far" ? [random.between(1, Math.max(1, n >> 3)), n - random.between(0, Math.max(0, (n >> 3) - 1))] : any();
  return pair[0] === pair[1] ? [pair[0], pair[0] === n ? 1 : pair[0] + 1] : pair;
});
const mixed = relabel(random, { n, edges });
const [listed, wanted] = {
  forward: () => [edges, asked],
  shuffled: () => [mixed.edges, asked.map(([a, b]) => [mixed.name[a - 1], mixed.name[b - 1]])],
}[order]();
print([[n, listed.length, q], ...listed, ...wanted]);
