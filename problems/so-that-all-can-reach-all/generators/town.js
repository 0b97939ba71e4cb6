// One town: kind says how its squares are joined by one-way streets.
const { readWords, createRandom, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, extra = 0, length = 5, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

const any = () => [random.between(1, n), random.between(1, n)];
const ring = (first, size) => Array.from({ length: size }, (_unused, i) => [first + i, first + ((i + 1) % size)]);
function streets() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, any);
    case "ring":
      return ring(1, n);
    case "rings":
      // Rings of one length without anything between them, and `extra` streets from anywhere to anywhere.
      return [
        ...Array.from({ length: Math.floor(n / length) }, (_unused, i) => ring(i * length + 1, length)).flat(),
        ...Array.from({ length: extra }, any),
      ];
    case "rings-in-a-row": {
      const count = Math.floor(n / length);
      return Array.from({ length: count }, (_unused, i) => [
        ...ring(i * length + 1, length),
        ...(i > 0 ? [[i * length, i * length + 1]] : []),
      ]).flat();
    }
    case "up-the-tree":
      return treeEdges(random, "random", n).map(([a, b]) => [b, a]);
    case "star-in":
      return treeEdges(random, "star", n).map(([a, b]) => [b, a]);
    case "two-stars":
      // As many squares lead into the middle as out of it.
      return Array.from({ length: n - 1 }, (_unused, i) => (i % 2 === 0 ? [1, i + 2] : [i + 2, 1]));
    case "layers":
      // Every street leads from a square to a later one, a little ahead.
      return Array.from({ length: m }, () => {
        const b = random.between(2, n);
        return [random.between(Math.max(1, b - 10), b - 1), b];
      });
    case "ladder-of-rings":
      // i -> i + 1 and i + 1 -> i for all but every `length`-th pair: long components found only on the way back.
      return treeEdges(random, "chain", n).flatMap(([a, b]) => (a % length === 0 ? [[a, b]] : [[a, b], [b, a]]));
    case "loops":
      return Array.from({ length: m }, (_unused, i) => [(i % n) + 1, (i % n) + 1]);
    default:
      return [...treeEdges(random, kind, n), ...Array.from({ length: extra }, any)];
  }
}
const edges = streets();
const listed = {
  forward: () => edges,
  backward: () => edges.map(([a, b]) => [n + 1 - a, n + 1 - b]).reverse(),
  shuffled: () => relabel(random, { n, edges, directed: true }).edges,
}[order]();
print([[n, listed.length], ...listed]);
