// One class. The kinds are such that two teams are possible; `odd` quarrels then close a cycle of odd length somewhere.
const { readWords, createRandom, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, parts = 1, odd = 0, order = "shuffled", seed } = readWords();
const random = createRandom(seed);
// Two children can quarrel in every part; an odd cycle needs three.
if (Math.floor(n / parts) < (odd > 0 ? 3 : 2) && kind !== "pairs") throw new Error("the parts are too small");

/** Which team the kind has in mind for a child; what `odd` adds is a quarrel inside of one. */
let team = (v) => v % 2;
function quarrels() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, () => {
        const a = random.between(1, n);
        let b = random.between(1, n);
        while (a === b) b = random.between(1, n);
        return [a, b];
      });
    case "teams": {
      // Any quarrel between children of different parity, within parts of equal size.
      const size = Math.floor(n / parts);
      return Array.from({ length: m }, () => {
        const first = size * random.between(0, parts - 1) + 1;
        const a = random.between(first, first + size - 1);
        let b = random.between(first, first + size - 1);
        while (a % 2 === b % 2) b = random.between(first, first + size - 1);
        return [a, b];
      });
    }
    case "ring":
      return [...treeEdges(random, "chain", n), [n, 1]];
    case "pairs":
      return Array.from({ length: Math.floor(n / 2) }, (_unused, i) => [2 * i + 1, 2 * i + 2]);
    case "chains": {
      const size = Math.floor(n / parts);
      return treeEdges(random, "chain", n).filter(([, v]) => v % size !== 1);
    }
    default: {
      const edges = treeEdges(random, kind, n);
      const depth = new Map([[1, 0]]);
      for (const [a, b] of edges) depth.set(b, depth.get(a) + 1);
      team = (v) => depth.get(v) % 2;
      return edges;
    }
  }
}

const edges = quarrels();
for (let i = 0; i < odd; i += 1) {
  // Joined by a chain of the kind, so the new quarrel closes a cycle of odd length.
  const reach = Math.floor(n / parts);
  const first = reach * random.between(0, parts - 1) + 1;
  let [a, b] = [first, first];
  while (a === b || team(a) !== team(b)) [a, b] = [random.between(first, first + reach - 1), random.between(first, first + reach - 1)];
  edges.push([a, b]);
}
const ordered = {
  forward: () => edges,
  turned: () => edges.map(([a, b]) => [b, a]),
  backward: () => edges.map(([a, b]) => [b, a]).reverse(),
  shuffled: () => relabel(random, { n, edges }).edges,
}[order]();
print([[n, ordered.length], ...ordered]);
