// One map of roads: kind says how the towns are joined, tolls what the roads cost, stations where the van can charge.
const { readWords, createRandom, values, treeEdges, relabel, print } = require("./families.js");

const words = readWords();
const { kind, n, m = 0, extra = 0, tolls = "random", highest = 1_000_000_000, stations = "random", k = 1, seed } = words;
const { order = "shuffled" } = words;
const random = createRandom(seed);

/** Roads as [a, b] or [a, b, toll]; the trip goes from the first to the last town. */
function roads() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, () => [random.between(1, n), random.between(1, n)]);
    case "two-parts":
      // The halves are joined with themselves only.
      return Array.from({ length: m }, () => {
        const half = Math.floor(n / 2);
        return random.chance(0.5)
          ? [random.between(1, half), random.between(1, half)]
          : [random.between(half + 1, n), random.between(half + 1, n)];
      });
    case "jumps": {
      // A chain of cheap roads, and a road from the first town to each other one, the dearer the farther: every
      // town is reached again and again, a little cheaper each time, by a search that does not wait for the nearest.
      const dearer = Math.floor(highest / n);
      return Array.from({ length: n - 1 }, (_unused, i) => [[1, i + 2, dearer * (i + 1)], [i + 1, i + 2, 1]]).flat();
    }
    case "hub": {
      // A chain whose towns are all joined with one hub, each a little cheaper than the one before; the hub has as many
      // other neighbours again. Each of the chain's towns improves the way to the hub once.
      const chain = Math.floor(n / 2);
      const hub = chain + 1;
      return Array.from({ length: n }, (_unused, i) => {
        const v = i + 1;
        if (v > hub) return [[hub, v, random.between(1, 9)]];
        if (v === hub) return [];
        return [...(v < chain ? [[v, v + 1, 1]] : []), [v, hub, highest - 2 * v]];
      }).flat();
    }
    case "waves": {
      // A row in which each town is joined with the first one of a chain, a little cheaper than the town before. Beside
      // each town of the row a dead end that costs nothing comes first in a queue with the nearer towns in front, so
      // that row and chain go on by turns: each price of the chain's first town runs along all of it.
      const length = Math.floor(n / 4);
      const row = Array.from({ length }, (_unused, i) => i + 1);
      const chain = Array.from({ length: n - 2 * length }, (_unused, i) => 2 * length + i + 1);
      return [
        ...row.map((v) => [v, length + v, 0]),
        ...row.map((v) => [v, chain[0], highest - 2 * v]).reverse(),
        ...[...row.slice(1), ...chain.slice(1)].map((v) => [v - 1, v, 1]),
      ];
    }
    case "grid": {
      const side = Math.floor(Math.sqrt(n));
      return Array.from({ length: side * side }, (_unused, i) => [
        ...((i + 1) % side !== 0 ? [[i + 1, i + 2]] : []),
        ...(i + side < side * side ? [[i + 1, i + 1 + side]] : []),
      ]).flat();
    }
    case "dead-end":
      // Town 1 lies next to town n, and the station at the far end of a chain.
      return [...treeEdges(random, "chain", n - 1), [1, n]];
    default:
      return [
        ...treeEdges(random, kind === "random-tree" ? "random" : kind, n),
        ...Array.from({ length: extra }, () => [random.between(1, n), random.between(1, n)]),
      ];
  }
}

const unpriced = roads();
const prices = values(random, tolls, { n: unpriced.length, low: 0, high: highest });
const edges = unpriced.map(([a, b, toll], i) => [a, b, toll ?? prices[i]]);
const places = {
  random: () => random.distinct(k, 1, n),
  all: () => random.permutation(n),
  first: () => [1],
  last: () => [n],
  middle: () => [Math.ceil(n / 2)],
  "before-last": () => [n - 1],
}[stations]();
const mixed = relabel(random, { n, edges });
/** The new names, with towns 1 and n kept in their place. */
const swaps = new Map([[mixed.name[0], 1]]);
if (!swaps.has(1)) swaps.set(1, mixed.name[0]);
const afterFirst = (v) => swaps.get(v) ?? v;
const last = afterFirst(mixed.name[n - 1]);
const keep = (v) => {
  const moved = afterFirst(v);
  if (moved === last) return n;
  return moved === n ? last : moved;
};
const [ordered, at] = {
  forward: () => [edges, places],
  backward: () => [[...edges].reverse(), places],
  shuffled: () => [mixed.edges.map(([a, b, toll]) => [keep(a), keep(b), toll]), places.map((v) => keep(mixed.name[v - 1]))],
}[order]();
print([[n, ordered.length, at.length], at, ...ordered]);
