// One network: kind says how its computers are cabled. `order=listed` keeps the kind's own order of computers and cables,
// `backward` turns the list of cables round, `shuffled` mixes names and cables.
const { readWords, createRandom, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, extra = 0, parts = 2, length = 3, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

const between = (low, high) => [random.between(low, high), random.between(low, high)];
const ring = (first, last) => [...treeEdges(random, "chain", last - first + 1), [last - first + 1, 1]].map(([a, b]) => [
  a + first - 1,
  b + first - 1,
]);

function cables() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, () => between(1, n));
    case "parts": {
      const size = Math.floor(n / parts);
      return Array.from({ length: m }, () => {
        const first = size * random.between(0, parts - 1) + 1;
        return between(first, first + size - 1);
      });
    }
    case "ring":
      return ring(1, n);
    case "thick-ring":
      // The ends of a chain are joined by many cables: every one of them closes a cycle of full length.
      return [...treeEdges(random, "chain", n), ...Array.from({ length: extra }, () => [n, 1])];
    case "thick-middle": {
      // The same ring, with the many cables opposite of computer 1: for an odd n both of their ends are equally far from it.
      const half = Math.ceil(n / 2);
      const arms = ring(1, n).filter(([a]) => a !== half);
      return [...arms, ...Array.from({ length: extra }, () => [half, half + 1])];
    }
    case "nested":
      // Cycles inside one another: i is joined with n + 1 - i.
      return [...treeEdges(random, "chain", n), ...Array.from({ length: extra }, (_unused, i) => [n - i, i + 1])];
    case "rings-in-a-row": {
      // Rings of one length, each joined with the next one by one cable.
      const count = Math.floor(n / length);
      return Array.from({ length: count }, (_unused, i) => [
        ...ring(i * length + 1, (i + 1) * length),
        ...(i > 0 ? [[i * length, i * length + 1]] : []),
      ]).flat();
    }
    case "rings-sharing": {
      // Rings of three computers, each sharing one with the next: nothing is critical.
      const count = Math.floor((n - 1) / 2);
      return Array.from({ length: count }, (_unused, i) => [
        [2 * i + 1, 2 * i + 2],
        [2 * i + 2, 2 * i + 3],
        [2 * i + 3, 2 * i + 1],
      ]).flat();
    }
    case "doubled-chain":
      return treeEdges(random, "chain", n).flatMap(([a, b]) => (b % 2 === 0 ? [[a, b], [b, a]] : [[a, b]]));
    case "halves": {
      // Two thick halves that hang on one cable.
      const half = Math.floor(n / 2);
      return [
        ...treeEdges(random, "random", half),
        ...treeEdges(random, "random", n - half).map(([a, b]) => [a + half, b + half]),
        ...Array.from({ length: extra }, () => (random.chance(0.5) ? between(1, half) : between(half + 1, n))),
        [half, half + 1],
      ];
    }
    default:
      return [...treeEdges(random, kind, n), ...Array.from({ length: extra }, () => between(1, n))];
  }
}

const edges = cables();
const ordered = {
  listed: () => edges,
  backward: () => [...edges].reverse(),
  shuffled: () => relabel(random, { n, edges }).edges,
}[order]();
print([[n, ordered.length], ...ordered]);
