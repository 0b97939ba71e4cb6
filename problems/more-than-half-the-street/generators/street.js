// A street and its parties; kind is a family of values, or one made for this problem, and ask decides about l and r.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, ask = "random", n, q, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function families() {
  switch (kind) {
    case "one-strong":
      // One family owns about half of the houses, everywhere.
      return Array.from({ length: n }, () => (random.chance(0.5) ? high : random.between(1, high)));
    case "halves":
      return Array.from({ length: n }, (_unused, i) => (i < n >> 1 ? high : high - 1));
    case "every-other":
      return Array.from({ length: n }, (_unused, i) => (i % 2 === 0 ? high : random.between(1, high)));
    case "blocks": {
      // Each block has a strong family of its own, with a few others in between.
      const size = Math.max(2, Math.floor(Math.sqrt(n)));
      const strong = random.distinct(Math.ceil(n / size), 1, high);
      return Array.from({ length: n }, (_unused, i) => (random.chance(0.6) ? strong[Math.floor(i / size)] : random.between(1, high)));
    }
    case "permutation":
      return random.permutation(n);
    default:
      return values(random, kind, { n, low: 1, high });
  }
}

function party(i) {
  const a = random.between(1, n);
  switch (ask) {
    case "random": {
      const b = random.between(1, n);
      return [Math.min(a, b), Math.max(a, b)];
    }
    case "long":
      return [random.between(1, Math.ceil(n / 10)), n - random.between(0, Math.floor((n - 1) / 10))];
    case "short":
      return [a, Math.min(n, a + random.between(0, 9))];
    case "even": {
      // An even number of houses, where exactly half is possible.
      const first = Math.max(1, Math.min(a, n - 1));
      return [first, Math.min(n, first + 2 * random.between(0, Math.floor((n - first - 1) / 2)) + 1)];
    }
    case "middle":
      return [Math.max(1, (n >> 1) - (i % (n >> 1)) + 1), Math.min(n, (n >> 1) + Math.max(1, (i % (n >> 1)) + (i % 3)))];
    default:
      throw new Error(`nobody asks ${ask}`);
  }
}
print([[n, q], families(), ...Array.from({ length: q }, (_unused, i) => party(i))]);
