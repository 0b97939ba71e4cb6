// Numbers, and a target: inside what they can reach, reached by some of them, an odd one (for even numbers), above or below.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000_000, high = 1_000_000_000_000, target, seed } = readWords();
const random = createRandom(seed);
const MOST = 100_000_000_000_000;

function numbers() {
  switch (kind) {
    case "even":
      return values(random, "random", { n, low: Math.ceil(low / 2), high: Math.floor(high / 2) }).map((value) => 2 * value);
    case "powers":
      return random.shuffle(Array.from({ length: n }, (_unused, i) => Math.floor(1_000_000_000_000 / 2 ** i) * random.pick([1, -1])));
    default:
      return values(random, kind, { n, low, high });
  }
}
const row = numbers();
const sum = (some) => some.reduce((one, other) => one + other, 0);
const lowest = sum(row.filter((number) => number < 0));
const highest = sum(row.filter((number) => number > 0));
const some = () => sum(row.filter(() => random.chance(0.5)));
const targets = {
  inside: () => random.between(lowest, highest),
  reached: some,
  odd: () => some() + random.pick([-1, 1]),
  above: () => MOST - random.between(0, 9),
  below: () => -MOST,
};
print([[n, targets[target]()], row]);
