// One circle: `cards` says which numbers the children hold, up to `most`.
const { readWords, createRandom, print } = require("./families.js");

const { n, s = 1, cards = "random", most = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);
const sign = () => (random.chance(0.5) ? 1 : -1);

function row() {
  const times = (make) => Array.from({ length: n }, (_unused, i) => make(i));
  switch (cards) {
    case "hover":
      return times((i) => (i % 2 === 0 ? 1 : -1));
    case "equal":
      return times(() => most);
    case "minus-equal":
      return times(() => -most);
    case "half-way":
      // To the other side of the circle, as long as it is large.
      return times((i) => sign() * (Math.floor(n / 2) - (i % 7)));
    case "just-around":
      return times(() => sign() * (n + random.between(-2, 2) || 1));
    case "positive":
      return times(() => random.between(1, most));
    default:
      return times(() => sign() * random.between(1, most));
  }
}
print([[n, s === "any" ? random.between(1, most) : s], row()]);
