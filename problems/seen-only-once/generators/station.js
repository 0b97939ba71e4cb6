// A list of birds and questions; kind is a family of values, or one made for this problem, and ask decides about l and r.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, ask = "random", n, q, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function birds() {
  switch (kind) {
    case "permutation":
      return random.permutation(n);
    case "pairs":
      // Every species twice: first in one order, then in the same or in the opposite one.
      return Array.from({ length: n }, (_unused, i) => 1 + (i < n >> 1 ? i : n - 1 - i));
    case "cycle":
      return Array.from({ length: n }, (_unused, i) => 1 + (i % high));
    case "runs":
      return Array.from({ length: n }, (_unused, i) => 1 + Math.floor(i / 3));
    default:
      return values(random, kind, { n, low: 1, high });
  }
}

function question(i) {
  switch (ask) {
    case "random": {
      const a = random.between(1, n);
      const b = random.between(1, n);
      return [Math.min(a, b), Math.max(a, b)];
    }
    case "long":
      return [random.between(1, Math.ceil(n / 10)), n - random.between(0, Math.floor((n - 1) / 10))];
    case "whole":
      return [1, n];
    case "single": {
      const place = random.between(1, n);
      return [place, place];
    }
    case "same-end":
      return [random.between(1, n), n];
    case "backwards":
      // The ends fall from question to question.
      return [Math.max(1, Math.floor((n - i) / 2)), Math.max(1, n - i)];
    default:
      throw new Error(`nobody asks ${ask}`);
  }
}
print([[n, q], birds(), ...Array.from({ length: q }, (_unused, i) => question(i))]);
