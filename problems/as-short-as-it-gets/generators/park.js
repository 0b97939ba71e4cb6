// One park: kind says how the junctions are joined. `shuffled` renames all junctions but the first and the last one.
const { readWords, createRandom, treeEdges, print } = require("./families.js");

const { kind, n, m = 0, extra = 0, width = 2, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

const any = (count) => Array.from({ length: count }, () => [random.between(1, n), random.between(1, n)]);
/** Layers of `width` junctions between the first and the last one; each junction is joined with the whole next layer. */
function layers(isKept) {
  const count = Math.floor((n - 2) / width);
  const at = (layer, i) => 2 + layer * width + i;
  const edges = [];
  for (let i = 0; i < width; i += 1) edges.push([1, at(0, i)], [at(count - 1, i), n]);
  for (let layer = 0; layer + 1 < count; layer += 1)
    for (let i = 0; i < width; i += 1)
      for (let j = 0; j < width; j += 1) if (i === j || isKept()) edges.push([at(layer, i), at(layer + 1, j)]);
  return edges;
}
/** A ladder on which the number of ways to the middle is exactly the modulus, bit by bit; behind it a chain. */
function modulus() {
  const bits = (1_000_000_007).toString(2);
  const edges = [];
  // At each step: value -> 2 * value (+ 1), by a doubled path from `value` and a path from a junction with one way.
  for (let i = 1; i < bits.length; i += 1) {
    const [value, one] = [2 * i - 1, 2 * i];
    const [nextValue, nextOne] = [value + 2, one + 2];
    edges.push([value, nextValue], [value, nextValue], [one, nextOne]);
    if (bits[i] === "1") edges.push([one, nextValue]);
  }
  return edges;
}

function paths() {
  switch (kind) {
    case "random":
      return any(m);
    case "layers":
      return layers(() => true);
    case "some-layers":
      return layers(() => random.chance(0.4));
    case "parallel-chain":
      // Every step by one of several paths: (m / (n - 1))^(n - 1) ways.
      return Array.from({ length: m }, (_unused, i) => [(i % (n - 1)) + 1, (i % (n - 1)) + 2]);
    case "grid": {
      const side = Math.floor(Math.sqrt(n));
      return Array.from({ length: side * side }, (_unused, i) => [
        ...((i + 1) % side !== 0 ? [[i + 1, i + 2]] : []),
        ...(i + side < side * side ? [[i + 1, i + 1 + side]] : []),
      ]).flat();
    }
    case "same-layer":
      // Two junctions side by side all the way, joined with one another as well: those paths are on no shortest way.
      return Array.from({ length: Math.floor((n - 2) / 2) }, (_unused, i) => {
        const [a, b] = [2 * i + 2, 2 * i + 3];
        const last = i + 1 === Math.floor((n - 2) / 2);
        return [...(i === 0 ? [[1, a], [1, b]] : []), [a, b], ...(last ? [[a, n], [b, n]] : [[a, a + 2], [b, b + 2], [a, b + 2]])];
      }).flat();
    case "modulus": {
      // Junctions 1 and 2 begin with one way each; 1 is the start, so a junction before both is put in front.
      const ladder = modulus().map(([a, b]) => [a + 1, b + 1]);
      const end = Math.max(...ladder.flat());
      const before = [[1, 2], [1, 3]];
      const chain = Array.from({ length: n - end }, (_unused, i) => [i === 0 ? end - 1 : end + i, end + i + 1]);
      return [...before, ...ladder, ...chain];
    }
    default:
      return [...treeEdges(random, kind, n), ...any(extra)];
  }
}

const name = [...(n > 1 ? [1] : []), ...random.permutation(Math.max(0, n - 2)).map((v) => v + 1), n];
const edges = paths();
const ordered = {
  forward: () => edges,
  backward: () => [...edges].reverse(),
  shuffled: () => random.shuffle(edges).map(([a, b]) => (random.chance(0.5) ? [name[a - 1], name[b - 1]] : [name[b - 1], name[a - 1]])),
}[order]();
print([[n, ordered.length], ...ordered]);
