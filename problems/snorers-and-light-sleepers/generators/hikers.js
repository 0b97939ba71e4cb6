// One group of hikers: kind says who complains about whom.
const { readWords, createRandom, print } = require("./families.js");

const { kind, a, b, m = 0, size = 3, more = 0, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

const times = (count, make) => Array.from({ length: count }, (_unused, i) => make(i));
function complaints() {
  switch (kind) {
    case "random":
      return times(m, () => [random.between(1, a), random.between(1, b)]);
    case "near":
      // Everybody complains about snorers with about the same number: long augmenting paths.
      return times(m, () => {
        const s = random.between(1, a);
        return [s, Math.min(b, Math.max(1, s + random.between(-size, size)))];
      });
    case "path":
      // Snorer i disturbs sleepers i - 1 and i.
      return times(Math.min(a, b), (i) => (i === 0 ? [[1, 1]] : [[i + 1, i], [i + 1, i + 1]])).flat();
    case "path-with-free-ends":
      // The same, and sleeper 1 is the only one who can be matched with the snorer who comes last.
      return [...times(Math.min(a, b) - 1, (i) => [[i + 1, i + 2], [i + 1, i + 1]]).flat(), [Math.min(a, b), 1]];
    case "crowd":
      // A ring of `size` snorers and as many sleepers, `more` complaints inside it, and all other snorers disturb one of these sleepers.
      return [
        ...times(size, (i) => [[i + 1, i + 1], [i + 1, ((i + 1) % size) + 1]]).flat(),
        ...times(more, (i) => [(i % size) + 1, random.between(1, size)]),
        ...times(a - size, (i) => [size + i + 1, random.between(1, size)]),
      ];
    case "blocks":
      // Groups of `size` snorers and `size` + 1 sleepers, or the other way round, in which everybody complains about everybody.
      return times(Math.floor(Math.min(a, b) / (size + 1)), (g) => {
        const rows = g % 2 === 0 ? size : size + 1;
        const first = g * (size + 1);
        return times(rows, (i) => times(2 * size + 1 - rows, (j) => [first + i + 1, first + j + 1])).flat();
      }).flat();
    case "two-stars":
      // All complain about snorer 1, and sleeper 1 about all.
      return [...times(b, (j) => [1, j + 1]), ...times(a, (i) => [i + 1, 1])];
    case "stars":
      // Many groups with a hiker in the middle who is in complaints with `size` others, and with the middle of the next group.
      return times(Math.floor(Math.min(a, b) / (size + 1)), (g) => {
        const first = g * (size + 1);
        const star = times(size, (i) => (g % 2 === 0 ? [first + 1, first + i + 2] : [first + i + 2, first + 1]));
        return g % 2 === 1 ? [...star, [first - size, first + 1]] : star;
      }).flat();
    case "traps":
      // Paths of three complaints: picking the middle one is the largest choice that cannot be added to, and still too small.
      return times(Math.floor(Math.min(a, b) / 2), (g) => [[2 * g + 1, 2 * g + 1], [2 * g + 1, 2 * g + 2], [2 * g + 2, 2 * g + 1]]).flat();
    case "stairs":
      return times(Math.min(a, b), (i) => times(i + 1, (j) => [i + 1, j + 1])).flat();
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}

let listed = complaints();
if (order === "shuffled") {
  const snorer = random.permutation(a);
  const sleeper = random.permutation(b);
  listed = random.shuffle(listed.map(([s, l]) => [snorer[s - 1], sleeper[l - 1]]));
}
if (order === "backward") listed = listed.map(([s, l]) => [a + 1 - s, b + 1 - l]).reverse();
print([[a, b, listed.length], ...listed]);
