// One palace. Signs are honest at first: each hall has a depth. Then `lies` of them get a number that is too large by `by`.
const { readWords, createRandom, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, lies = 0, by = 1, deepest = 400_000_000, slack = 1, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

const depth = Array.from({ length: n + 1 }, () => random.between(-deepest, deepest));
function pairs() {
  switch (kind) {
    case "random":
    case "wild":
      return Array.from({ length: m }, () => [random.between(1, n), random.between(1, n)]);
    case "ring":
      return [...treeEdges(random, "chain", n), [n, 1]];
    case "ring-and-chords":
      return [...treeEdges(random, "chain", n), [n, 1], ...Array.from({ length: m - n }, () => [random.between(1, n), random.between(1, n)])];
    case "to-and-fro":
      // Two halls whose stairs are listed by turns: depths grow with every stair, in every round.
      return Array.from({ length: m }, (_, i) => (i % 2 === 0 ? [1, 2] : [2, 1]));
    case "forward":
      // No way leads back, so there is no tour at all.
      return Array.from({ length: m }, () => {
        const b = random.between(2, n);
        return [random.between(Math.max(1, b - 20), b - 1), b];
      });
    case "small-ring-at-the-end": {
      // A long corridor, and a ring of three halls far from hall 1 that nothing leads into.
      return [...treeEdges(random, "chain", n - 3), [n - 2, n - 1], [n - 1, n], [n, n - 2], [n, 1]];
    }
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}
const edges = pairs().map(([a, b]) => [a, b, depth[b] - depth[a] - (kind === "ring" ? 0 : random.between(0, slack))]);
if (kind === "to-and-fro") for (const edge of edges) edge[2] = deepest;
if (kind === "wild") for (const edge of edges) edge[2] = random.between(-deepest, deepest);
const candidates = kind === "small-ring-at-the-end" ? edges.slice(-4, -1) : edges;
for (let i = 0; i < lies; i += 1) random.pick(candidates)[2] += by + (kind === "small-ring-at-the-end" ? 3 * slack : 0);
const listed = {
  forward: () => edges,
  backward: () => [...edges].reverse(),
  shuffled: () => relabel(random, { n, edges, directed: true }).edges,
}[order]();
print([[n, listed.length], ...listed]);
