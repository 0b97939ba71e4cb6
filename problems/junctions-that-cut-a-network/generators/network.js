// One network: kind says how its pipes lie. `order=listed` keeps the kind's own order of junctions and pipes.
const { readWords, createRandom, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, extra = 0, length = 3, order = "shuffled", seed } = readWords();
const random = createRandom(seed);
const any = () => [random.between(1, n), random.between(1, n)];

function pipes() {
  switch (kind) {
    case "any":
      return Array.from({ length: m }, any);
    case "ring":
      return [...treeEdges(random, "chain", n), [n, 1]];
    case "rings-sharing": {
      // Rings of one length, each sharing one junction with the next one.
      if (length < 2) throw new Error("a ring has two junctions or more");
      const step = length - 1;
      const edges = [];
      for (let first = 1; first + step <= n; first += step) {
        for (let i = 0; i < step; i += 1) edges.push([first + i, first + i + 1]);
        edges.push([first + step, first]);
      }
      return edges;
    }
    case "flower":
      // Rings of three that all share junction 1.
      return Array.from({ length: (n - 1) >> 1 }, (_unused, i) => [
        [1, 2 * i + 2],
        [2 * i + 2, 2 * i + 3],
        [2 * i + 3, 1],
      ]).flat();
    case "ladder":
      // Two long lines with rungs: nothing is critical, and the search is deep.
      return Array.from({ length: n >> 1 }, (_unused, i) => [
        [2 * i + 1, 2 * i + 2],
        ...(2 * i + 4 <= n ? [[2 * i + 1, 2 * i + 3], [2 * i + 2, 2 * i + 4]] : []),
      ]).flat();
    default:
      return [...treeEdges(random, kind, n), ...Array.from({ length: extra }, any)];
  }
}

const edges = pipes();
const ordered = order === "listed" ? edges : relabel(random, { n, edges }).edges;
print([[n, ordered.length], ...ordered]);
