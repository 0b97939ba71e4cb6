// One valley: kind says which roads there are, `closing` in which order (along the list, backwards, shuffled, the middle of the list early), q how many.
const { readWords, createRandom, treeEdges, relabel, print } = require("./families.js");

const { kind, n, m = 0, extra = 0, q = 0, closing = "shuffled", order = "shuffled", seed } = readWords();
const random = createRandom(seed);

const any = () => [random.between(1, n), random.between(1, n)];
function roads() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, any);
    case "ring":
      return [...treeEdges(random, "chain", n), [n, 1]];
    case "halves": {
      // Two thick halves and one road between them.
      const half = Math.floor(n / 2);
      const inside = Array.from({ length: m - 1 }, () => {
        const first = random.chance(0.5) ? 1 : half + 1;
        return [random.between(first, first + half - 1), random.between(first, first + half - 1)];
      });
      return [...inside, [half, half + 1]];
    }
    case "doubled":
      return treeEdges(random, "chain", n).flatMap((road) => [road, road]);
    default:
      return [...treeEdges(random, kind, n), ...Array.from({ length: extra }, any)];
  }
}
const edges = roads();
const listed = order === "shuffled" ? relabel(random, { n, edges }).edges : edges;
const all = Array.from({ length: listed.length }, (_unused, i) => i + 1);
/** The second to close is the one in the middle of the list. */
function middleSecond() {
  const middle = all.length >> 1;
  return [all[0], all[middle], ...all.slice(1, middle), ...all.slice(middle + 1)];
}
const plans = {
  forward: () => all,
  backward: () => [...all].reverse(),
  shuffled: () => random.shuffle([...all]),
  "middle-second": middleSecond,
};
const plan = plans[closing]();
const named = plan.slice(0, q === 0 ? plan.length : q);
print([[n, listed.length, named.length], ...listed, ...named.map((road) => [road])]);
