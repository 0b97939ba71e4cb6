// One town: kind says how the crossings are joined, `against` how many percent of the streets point back towards crossing 1.
// Crossings 1 and n keep their numbers.
const { readWords, createRandom, treeEdges, print } = require("./families.js");

const { kind, n, m = 0, extra = 0, against = 50, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

const any = () => [random.between(1, n), random.between(1, n)];
/** Streets as [from, to], before some of them are turned; a third entry says that a street is not to be turned. */
function streets() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, any);
    case "grid": {
      const side = Math.floor(Math.sqrt(n));
      return Array.from({ length: side * side }, (_unused, i) => [
        ...((i + 1) % side !== 0 ? [[i + 1, i + 2]] : []),
        ...(i + side < side * side ? [[i + 1, i + 1 + side]] : []),
      ]).flat();
    }
    case "two-ways": {
      // A long way on which nothing has to be turned, and a short one against all signs.
      const long = Math.floor(n * 0.9);
      const chain = Array.from({ length: long - 2 }, (_unused, i) => [i + 1, i + 2, "fixed"]);
      const short = Array.from({ length: n - long }, (_unused, i) => [long + i, i === 0 ? 1 : long + i - 1, "fixed"]);
      return [...chain, [long - 1, n, "fixed"], ...short, [n, n - 1, "fixed"]];
    }
    case "improves-again": {
      // A chain along the signs, and streets against them from crossing 1 to every crossing: those are found first, at
      // cost 1, and become cheaper one after the other.
      return Array.from({ length: n - 1 }, (_unused, i) => [
        [i + 2, 1, "fixed"],
        i % 2 === 0 ? [i + 1, i + 2, "fixed"] : [i + 2, i + 1, "fixed"],
      ]).flat();
    }
    case "two-parts":
      return treeEdges(random, "chain", n).filter(([a]) => a !== Math.floor(n / 2));
    default:
      return [...treeEdges(random, kind, n), ...Array.from({ length: extra }, any)];
  }
}
const edges = streets().map(([a, b, fixed]) => (fixed === undefined && random.chance(against / 100) ? [b, a] : [a, b]));
const name = [1, ...random.permutation(Math.max(0, n - 2)).map((v) => v + 1), ...(n > 1 ? [n] : [])];
const listed = {
  forward: () => edges,
  backward: () => [...edges].reverse(),
  shuffled: () => random.shuffle(edges).map(([a, b]) => [name[a - 1], name[b - 1]]),
}[order]();
print([[n, listed.length], ...listed]);
