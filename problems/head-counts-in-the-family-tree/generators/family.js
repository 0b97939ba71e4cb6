// One family tree of a kind of families.js, or two long lines with a founder; order says whether parents have the
// smaller numbers (down), the larger ones (up), or any (shuffled).
const { readWords, createRandom, treeEdges, print } = require("./families.js");

const { kind, n, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

function edges() {
  switch (kind) {
    case "two-lines":
      return Array.from({ length: n - 1 }, (_unused, i) => [Math.max(1, i), i + 2]);
    case "many-lines": {
      const lines = Math.floor(Math.sqrt(n));
      return Array.from({ length: n - 1 }, (_unused, i) => [i < lines ? 1 : i + 2 - lines, i + 2]);
    }
    default:
      return treeEdges(random, kind, n);
  }
}
const name = {
  down: () => Array.from({ length: n }, (_unused, i) => i + 1),
  up: () => Array.from({ length: n }, (_unused, i) => n - i),
  shuffled: () => random.permutation(n),
}[order]();
const parents = Array.from({ length: n }, () => 0);
for (const [parent, child] of edges()) parents[name[child - 1] - 1] = name[parent - 1];
print([[n], parents]);
