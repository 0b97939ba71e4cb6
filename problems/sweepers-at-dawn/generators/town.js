// One town: kind says how its streets lie.
const { readWords, createRandom, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, length = 5, twice = 0, extra = 0, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

const any = () => [random.between(1, n), random.between(1, n)];
const ring = (first, size) => Array.from({ length: size }, (_unused, i) => [first + i, first + ((i + 1) % size)]);
function streets() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, any);
    case "route": {
      // One machine is enough: the streets of a random drive.
      const found = [];
      let at = random.between(1, n);
      while (found.length < m) {
        const next = random.between(1, n);
        found.push([at, next]);
        at = next;
      }
      return found;
    }
    case "rings":
      return Array.from({ length: Math.floor(n / length) }, (_unused, i) => ring(i * length + 1, length)).flat();
    case "flower":
      // Triangles that have square 1 in common.
      return Array.from({ length: Math.floor((n - 1) / 2) }, (_unused, i) => [
        [1, 2 * i + 2],
        [2 * i + 2, 2 * i + 3],
        [2 * i + 3, 1],
      ]).flat();
    case "triangles-in-a-row":
      // Each shares a square with the next one.
      return Array.from({ length: Math.floor((n - 1) / 2) }, (_unused, i) => [
        [2 * i + 1, 2 * i + 2],
        [2 * i + 2, 2 * i + 3],
        [2 * i + 3, 2 * i + 1],
      ]).flat();
    case "all-pairs": {
      const found = [];
      for (let a = 1; a <= n; a += 1) for (let b = a + 1; b <= n; b += 1) found.push([a, b]);
      return found;
    }
    case "grid": {
      const found = [];
      for (let at = 1; at <= n; at += 1) {
        if (at % length !== 0) found.push([at, at + 1]);
        if (at + length <= n) found.push([at, at + length]);
      }
      return found;
    }
    case "loops":
      return Array.from({ length: m }, (_unused, i) => [(i % n) + 1, (i % n) + 1]);
    default:
      return treeEdges(random, kind, n);
  }
}
let edges = streets();
if (twice === 1) edges = edges.flatMap((edge) => [edge, edge]);
edges = [...edges, ...Array.from({ length: extra }, any)];
const listed = {
  forward: () => edges,
  backward: () => edges.map(([a, b]) => [n + 1 - a, n + 1 - b]).reverse(),
  shuffled: () => relabel(random, { n, edges }).edges,
}[order]();
print([[n, listed.length], ...listed]);
