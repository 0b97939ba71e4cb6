// One timetable: kind says which flights there are, prices what they cost. Airports 1 and n keep their numbers.
const { readWords, createRandom, values, treeEdges, print } = require("./families.js");

const { kind, n, m = 0, extra = 0, prices = "random", highest = 1_000_000_000, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

const any = () => [random.between(1, n), random.between(1, n)];
/** Flights as [a, b] or [a, b, price]. */
function flights() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, any);
    case "both-ways":
      return treeEdges(random, "chain", n).flatMap(([a, b]) => [[a, b], [b, a]]);
    case "backward-chain":
      // Every flight goes the wrong way.
      return treeEdges(random, "chain", n).map(([a, b]) => [b, a]);
    case "jumps": {
      // A chain of cheap flights, and a direct one from the first airport to each other, the dearer the farther.
      const dearer = Math.floor(highest / n);
      return Array.from({ length: n - 1 }, (_unused, i) => [[1, i + 2, dearer * (i + 1)], [i + 1, i + 2, 1]]).flat();
    }
    case "hub": {
      // A chain whose airports all have a flight to one hub, each of them a little cheaper than the one before it, and
      // from the hub flights to as many others.
      const chain = Math.floor(n / 2);
      const hub = chain + 1;
      return Array.from({ length: n }, (_unused, i) => {
        const v = i + 1;
        if (v > hub) return [[hub, v, random.between(1, 9)]];
        if (v === hub) return [];
        return [...(v < chain ? [[v, v + 1, 1]] : []), [v, hub, highest - 4 * v]];
      }).flat();
    }
    case "one-dear-flight":
      // Many flights in a row, or one direct flight whose half is just cheaper (extra = 1), as cheap (0), just dearer (-1).
      return [...treeEdges(random, "chain", n).map(([a, b]) => [a, b, 2]), [1, n, 2 * (2 * (n - 1) - 1 - extra)]];
    case "grid": {
      const side = Math.floor(Math.sqrt(n));
      return Array.from({ length: side * side }, (_unused, i) => [
        ...((i + 1) % side !== 0 ? [[i + 1, i + 2]] : []),
        ...(i + side < side * side ? [[i + 1, i + 1 + side]] : []),
      ]).flat();
    }
    default:
      return [...treeEdges(random, kind, n), ...Array.from({ length: extra }, any)];
  }
}
const unpriced = flights();
const costs = values(random, prices, { n: unpriced.length, low: 0, high: highest });
const priced = unpriced.map(([a, b, price], i) => [a, b, price ?? costs[i]]);
const name = [1, ...random.permutation(Math.max(0, n - 2)).map((v) => v + 1), ...(n > 1 ? [n] : [])];
const listed = {
  forward: () => priced,
  backward: () => [...priced].reverse(),
  shuffled: () => random.shuffle(priced).map(([a, b, price]) => [name[a - 1], name[b - 1], price]),
}[order]();
print([[n, listed.length], ...listed]);
