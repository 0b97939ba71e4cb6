// A valley: tree is a kind of tree, length and people are families of values; people=one puts everybody into one village.
const { readWords, createRandom, values, treeEdges, relabel, print } = require("./families.js");

const { tree, n, length = "random", longest = 10_000, people = "random", most = 9, names = "mixed", seed } = readWords();
const random = createRandom(seed);

function counts() {
  switch (people) {
    case "one":
      return Array.from({ length: n }, (_unused, i) => (i === n - 1 ? most : 0));
    case "few":
      return Array.from({ length: n }, (_unused, i) => (i === 0 || random.chance(0.001) ? random.between(1, most) : 0));
    case "ends":
      return Array.from({ length: n }, (_unused, i) => (i === 0 || i === n - 1 ? most : 0));
    default: {
      const found = values(random, people, { n, low: 0, high: most });
      found[0] = Math.max(1, found[0]);
      return found;
    }
  }
}
const edges = n > 1 ? treeEdges(random, tree, n) : [];
const lengths = values(random, length, { n: Math.max(1, n - 1), low: 0, high: longest });
const paths = edges.map(([u, v], i) => [u, v, lengths[i]]);
const inOrder = counts();
if (names === "kept") {
  print([[n], inOrder, ...paths]);
} else {
  const { name, edges: renamed } = relabel(random, { n, edges: paths });
  const mixed = new Array(n);
  for (let i = 0; i < n; i += 1) mixed[name[i] - 1] = inOrder[i];
  print([[n], mixed, ...renamed]);
}
