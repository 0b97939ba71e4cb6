// One village: kind says who is whose friend, from where the rumour starts (1, the last or a middle person of the kind).
const { readWords, createRandom, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, extra = 0, from = "first", order = "shuffled", seed } = readWords();
const random = createRandom(seed);

function friendships() {
  const any = () => [random.between(1, n), random.between(1, n)];
  switch (kind) {
    case "random":
      return Array.from({ length: m }, any);
    case "with-oneself":
      return Array.from({ length: m }, (_unused, i) => [(i % n) + 1, (i % n) + 1]);
    case "same-again":
      return Array.from({ length: m }, (_unused, i) => (i % 2 === 0 ? [1, 2] : [2, 1]));
    case "ring":
      return [...treeEdges(random, "chain", n), [n, 1]];
    case "ladder":
      // Two chains of n/2 with a rung at every step: many equally short ways.
      return Array.from({ length: n - 2 }, (_unused, i) => [i + 1, i + 3]).concat(
        Array.from({ length: Math.floor(n / 2) }, (_unused, i) => [2 * i + 1, 2 * i + 2]),
      );
    case "two-chains":
      return treeEdges(random, "chain", n).filter(([a]) => a !== Math.floor(n / 2));
    default:
      return treeEdges(random, kind, n);
  }
}

const edges = [...friendships(), ...Array.from({ length: extra }, () => [random.between(1, n), random.between(1, n)])];
const start = { first: 1, last: n, middle: Math.ceil(n / 2) }[from];
const mixed = relabel(random, { n, edges });
const [ordered, s] = {
  // As they come: a program that works through the list again and again is done after one round.
  forward: () => [edges, start],
  // The other way round: such a program needs a round for each person of a chain.
  backward: () => [[...edges].reverse(), start],
  shuffled: () => [mixed.edges, mixed.name[start - 1]],
}[order]();
print([[n, ordered.length, s], ...ordered]);
