// One valley of a kind of tree, or a long chain with arms; lengths says how long the paths are.
const { readWords, createRandom, values, treeEdges, relabel, print } = require("./families.js");

const { kind, n, lengths = "random", longest = 1_000_000_000, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

function tree() {
  switch (kind) {
    case "three-arms": {
      // Three chains of equal length that meet in village 1.
      const arm = Math.floor((n - 1) / 3);
      return Array.from({ length: n - 1 }, (_unused, i) => [i % arm === 0 && i < 3 * arm ? 1 : i + 1, i + 2]);
    }
    case "weight-beside": {
      // A chain, and a bunch of short paths at one of its ends: most villages are far from the middle of the longest walk.
      const chain = Math.floor(n / 10);
      return Array.from({ length: n - 1 }, (_unused, i) => (i + 2 <= chain ? [i + 1, i + 2] : [2, i + 2, 1]));
    }
    case "one-long-path":
      // Short paths everywhere and one long one at the end: the middle of the longest walk lies on it.
      return treeEdges(random, "chain", n).map(([a, b]) => (b === n ? [a, b, longest] : [a, b, 1]));
    default:
      return treeEdges(random, kind, n);
  }
}
const bare = tree();
const metres = values(random, lengths, { n: bare.length, low: 1, high: longest });
const edges = bare.map(([a, b, fixed], i) => [a, b, fixed ?? metres[i]]);
const listed = {
  forward: () => edges,
  backward: () => edges.map(([a, b, length]) => [n + 1 - b, n + 1 - a, length]).reverse(),
  shuffled: () => relabel(random, { n, edges }).edges,
}[order]();
print([[n], ...listed]);
