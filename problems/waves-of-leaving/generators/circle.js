// One circle of children: a family of values, or a shape in which many rounds are needed. `shift` turns the circle.
const { readWords, createRandom, values, print } = require("./families.js");

const { n, kind = "random", low = 1, high = 1_000_000, shift = 0, seed } = readWords();
const random = createRandom(seed);

function heights() {
  const times = (make) => Array.from({ length: n }, (_unused, i) => make(i));
  switch (kind) {
    case "one-a-round":
      // A giant, and behind it the others from small to tall: each round only the first of them leaves.
      return times((i) => (i === 0 ? high : Math.min(high, low + i)));
    case "giants":
      // Many giants, each with a short rising row behind it.
      return times((i) => (i % 500 === 0 ? high : low + (i % 500)));
    case "teeth":
      return times((i) => low + (i % 3 === 0 ? 2 : i % 3) + Math.floor(i / 3));
    case "pairs":
      // Rising pairs, of which the second one is smaller: it leaves at once, and the first one waits for its turn.
      return times((i) => (i === 0 ? high : Math.min(high, low + 2 * i - (i % 2 === 0 ? 3 : 0))));
    case "equal-behind-giant":
      return times((i) => (i === 0 ? high : low + Math.floor(i / 1000)));
    default:
      return values(random, kind, { n, low, high });
  }
}
const row = heights();
const turn = shift === "any" ? random.between(0, n - 1) : shift;
print([[n], [...row.slice(turn), ...row.slice(0, turn)]]);
