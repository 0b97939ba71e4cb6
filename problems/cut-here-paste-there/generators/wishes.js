// Wishes for one film: `kind` says which scenes they name, `sum` bounds the sum of k.
const { readWords, createRandom, print } = require("./families.js");

const { n, q, kind = "random", sum = 2_000_000, longest = 39, seed } = readWords();
const random = createRandom(seed);
const lines = [];
let left = sum;
// Every wish that is still to come keeps one scene.
const piece = (k) => Math.max(1, Math.min(k, left - (q - lines.length - 1)));
const add = (a, k, b) => {
  if (lines.length >= q) return;
  const length = piece(k);
  left -= length;
  lines.push([a, length, b]);
};
while (lines.length < q) {
  const a = random.between(1, n);
  switch (kind) {
    case "to-the-front":
      add(n - (lines.length % n), 1, 0);
      break;
    case "to-the-end":
      // The last scene is known: it is the one that was moved before.
      add(1 + (lines.length % n), 1, lines.length === 0 ? n : lines.at(-1)[0]);
      break;
    case "long":
      add(a, Math.floor(n / 2), random.between(0, n));
      break;
    case "close":
      add(a, random.between(1, longest), Math.max(0, Math.min(n, a + random.between(-3, longest + 3))));
      break;
    case "itself":
      add(a, random.between(1, longest), random.chance(0.5) ? a : Math.min(n, a + 1));
      break;
    case "far":
      add(random.between(1, Math.ceil(n / 10)), 1 + (lines.length % 2), random.between(Math.floor((9 * n) / 10), n));
      break;
    default:
      add(a, random.between(1, longest), random.between(0, n));
  }
}
print([[n, q], ...lines]);
