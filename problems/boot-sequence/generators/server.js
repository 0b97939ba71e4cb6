// One server: kind says how its services need one another, times which start-up times they have.
const { readWords, createRandom, values, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, times = "random", slowest = 1_000_000_000, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

/** Rules as [earlier, later]: the later service needs the earlier one. */
function needs() {
  switch (kind) {
    case "random":
      // Only services before it, so there is no cycle.
      return Array.from({ length: n > 1 ? m : 0 }, () => {
        const later = random.between(2, n);
        return [random.between(1, later - 1), later];
      });
    case "near":
      // Every service needs some of the few before it: long paths, and many of them.
      return Array.from({ length: n > 1 ? m : 0 }, () => {
        const later = random.between(2, n);
        return [random.between(Math.max(1, later - 5), later - 1), later];
      });
    case "anything":
      return Array.from({ length: m }, () => [random.between(1, n), random.between(1, n)]);
    case "diamonds":
      // 1 before 2 and 3, both before 4, which is before 5 and 6, and so on: 2^(n/3) paths.
      return Array.from({ length: Math.floor((n - 1) / 3) }, (_unused, i) => {
        const top = 3 * i + 1;
        return [[top, top + 1], [top, top + 2], [top + 1, top + 3], [top + 2, top + 3]];
      }).flat();
    case "cycle":
      return [...treeEdges(random, "chain", n), [n, 1]];
    case "tail-of-cycle":
      // A long chain that ends in two services which need each other.
      return [...treeEdges(random, "chain", n), [n, n - 1]];
    case "cycle-behind":
      // The cycle comes first and everything else waits for it.
      return [...treeEdges(random, "chain", n), [2, 1]];
    case "layers": {
      const width = Math.floor(Math.sqrt(n));
      const inLayer = (layer) => layer * width + random.between(1, width);
      const layers = Math.floor(n / width);
      return Array.from({ length: layers > 1 ? m : 0 }, () => {
        const layer = random.between(1, layers - 1);
        return [inLayer(layer - 1), inLayer(layer)];
      });
    }
    default:
      return treeEdges(random, kind, n);
  }
}

const edges = needs();
const seconds = values(random, times, { n, low: 0, high: slowest });
const ordered = {
  // As they come: a program that works through the rules in this order is done after one round.
  forward: () => edges,
  // The other way round: such a program needs a round for each service of a chain.
  backward: () => [...edges].reverse(),
  shuffled: () => relabel(random, { n, edges, directed: true }).edges,
}[order]();
print([[n, ordered.length], seconds, ...ordered.map(([earlier, later]) => [later, earlier])]);
