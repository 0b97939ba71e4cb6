// One reserve; shape says how its places are joined. One order in `one` changes a temperature, the others ask. ends: any two places, the
// first and the last one (both), or one of the first and one of the last ones (far).
const { readWords, createRandom, treeEdges, print } = require("./families.js");

const { shape, n, q, rises = 0, least = -1_000_000_000, most = 1_000_000_000, one = 2, ends = "any", seed } = readWords();
const random = createRandom(seed);

const shapes = {
  // Two lines that begin at place 1: odd and even numbers.
  "two-lines": (v) => Math.max(1, v - 2),
  // A line whose places all have a side place. Of a side place and the next one of the line, now this one and now that one has the
  // smaller number.
  comb: (v) => {
    const step = (v - 2) >> 1;
    return Math.max(1, 2 * step + (step % 2));
  },
  // Lines of the same length that begin at place 1.
  spider: (v) => ((v - 2) % Math.max(1, Math.floor(Math.sqrt(n))) === 0 ? 1 : v - 1),
};
const parents =
  shape in shapes
    ? Array.from({ length: n - 1 }, (_unused, i) => shapes[shape](i + 2))
    : treeEdges(random, shape, n).map(([parent]) => parent);

const tenth = Math.max(1, Math.floor(n / 10));
const pair = {
  any: () => [random.between(1, n), random.between(1, n)],
  both: () => random.shuffle([1, n]),
  far: () => random.shuffle([random.between(1, tenth), random.between(n - tenth + 1, n)]),
}[ends];
const temperature = () => random.between(least, most);
const temperatures = Array.from({ length: n }, temperature);
if (rises === 1) temperatures.sort((a, b) => a - b);
const orders = [];
for (let i = 1; i <= q; i += 1) {
  if (i < q && random.between(1, one) === 1) orders.push(["!", random.between(1, n), temperature()]);
  else orders.push(["?", ...pair()]);
}
print([[n, q], temperatures, parents, ...orders]);
