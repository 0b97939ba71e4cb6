// One mountain range of a kind of tree; days says where the hikers wake up: anywhere, at the ends of a chain (far), in two
// arms, or close by.
const { readWords, createRandom, values, treeEdges, relabel, print } = require("./families.js");

const { kind, n, q, days = "any", lengths = "random", longest = 1_000_000_000, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

/** Two chains below hut 1, the second one twice as long, and hut n beside the first path of the second one. */
function twoArms() {
  const second = Math.floor(n / 3) + 2;
  return Array.from({ length: n - 1 }, (_unused, i) => {
    const hut = i + 2;
    return [hut === second ? 1 : hut === n ? second : hut - 1, hut];
  });
}
const shapes = {
  "three-arms": () => Array.from({ length: n - 1 }, (_unused, i) => [i < 3 ? 1 : i - 1, i + 2]),
  "two-arms": twoArms,
};
const bare = shapes[kind] === undefined ? treeEdges(random, kind, n) : shapes[kind]();
const metres = values(random, lengths, { n: bare.length, low: 1, high: longest });
const edges = bare.map(([a, b], i) => [a, b, metres[i]]);
const wake = {
  any: () => [random.between(1, n), random.between(1, n), random.between(1, n)],
  far: () => [random.between(Math.max(1, n - 5), n), random.between(1, Math.min(5, n)), random.between(1, n)],
  deep: () => [random.between(Math.max(1, n - 50), n), random.between(Math.max(1, n - 50), n), random.between(Math.max(1, n - 50), n)],
  near: () => {
    const first = random.between(1, n);
    return [first, Math.min(n, first + random.between(0, 3)), Math.max(1, first - random.between(0, 3))];
  },
  arms: () => [random.between(2, 9), n - random.between(0, 1), random.between(1, n)],
  together: () => {
    const [one, other] = [random.between(1, n), random.between(1, n)];
    return random.shuffle([one, one, random.chance(0.3) ? one : other]);
  },
}[days];
const asked = Array.from({ length: q }, wake);
const mixed = relabel(random, { n, edges });
const [paths, huts] = {
  forward: () => [edges, asked],
  // Hut 1 is at the other end.
  backward: () => [edges.map(([a, b, length]) => [n + 1 - a, n + 1 - b, length]).reverse(), asked.map((day) => day.map((v) => n + 1 - v))],
  shuffled: () => [mixed.edges, asked.map((day) => day.map((v) => mixed.name[v - 1]))],
}[order]();
print([[n, q], ...paths, ...huts]);
