// Two queues: `first` people stand in the first one. `minutes` says how the two interleave, `places` how the numbers lie.
const { readWords, createRandom, values, print } = require("./families.js");

const { n, first = "any", minutes = "random", places = "shuffled", most = 1_000_000, seed } = readWords();
const random = createRandom(seed);
const size = first === "any" ? random.between(0, n) : first;
const sorted = (row) => row.sort((x, y) => x - y);
const draw = (kind, count, low, high) => sorted(values(random, kind, { n: count, low, high }));

function tickets() {
  const half = Math.floor(most / 2);
  switch (minutes) {
    case "first-earlier":
      return [draw("random", size, 0, half), draw("random", n - size, half, most)];
    case "second-earlier":
      return [draw("random", size, half, most), draw("random", n - size, 0, half)];
    case "in-turns":
      return [0, 1].map((side) => {
        const count = side === 0 ? size : n - size;
        return Array.from({ length: count }, (_unused, i) => Math.min(most, 2 * i + side));
      });
    case "pairs":
      // Each minute is there in both queues.
      return [size, n - size].map((count) => Array.from({ length: count }, (_unused, i) => Math.min(most, i)));
    default:
      return [draw(minutes, size, 0, most), draw(minutes, n - size, 0, most)];
  }
}

const [one, two] = tickets();
const names = places === "in-order" ? Array.from({ length: n }, (_unused, i) => i + 1) : random.permutation(n);
if (places === "backward") names.sort((x, y) => y - x);
const people = [];
const heads = [one, two].map((row, side) => {
  const own = side === 0 ? names.slice(0, size) : names.slice(size);
  row.forEach((minute, i) => {
    people[own[i] - 1] = [minute, own[i + 1] ?? 0];
  });
  return own[0] ?? 0;
});
print([[n, ...heads], ...people]);
