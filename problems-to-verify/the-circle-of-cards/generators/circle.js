// One circle: `cards` says which numbers the children hold; the sum of all counts stays within `most`.
const { readWords, createRandom, print } = require("./families.js");

const { n, s = 1, cards = "random", most = 10_000_000, seed } = readWords();
const random = createRandom(seed);
const first = s === "any" ? random.between(1, Math.max(1, Math.floor(most / 4))) : s;
const each = Math.max(1, Math.floor((most - first) / n));
const sign = () => (random.chance(0.5) ? 1 : -1);

function row() {
  const times = (make) => Array.from({ length: n }, (_unused, i) => make(i));
  switch (cards) {
    case "one":
      return times(() => 1);
    case "minus-one":
      return times(() => -1);
    case "hover":
      // To and fro over the same place: an array moves all that stands behind it.
      return times((i) => (i % 2 === 0 ? 1 : -1));
    case "equal":
      return times(() => each);
    case "minus-equal":
      return times(() => -each);
    case "one-giant": {
      const held = times(() => 1);
      held[random.between(0, n - 1)] = sign() * (most - first - (n - 1));
      return held;
    }
    case "around":
      // Counts that are longer than what is left of the circle, in either direction.
      return times(() => sign() * random.between(Math.ceil(each / 2), each));
    default:
      return times(() => sign() * random.between(1, each));
  }
}
print([[n, first], row()]);
