// A shop: points, saving and copies are families of values; saving=like-points saves about the same for each point.
const { readWords, createRandom, values, print } = require("./families.js");

const options = readWords();
const { n, budget, points = "random", cheap = 1, dear = budget, saving = "random", most = 1_000_000_000, seed } = options;
const { copies = "random", few = 1, many = 1_000_000_000 } = options;
const random = createRandom(seed);

const price = values(random, points, { n, low: cheap, high: dear });
const saves =
  saving === "like-points"
    ? price.map((p) => 1000 * p + random.between(0, 400))
    : values(random, saving, { n, low: 0, high: most });
const stock =
  copies === "half-of-use"
    ? price.map((p) => Math.max(1, Math.floor(budget / p / 2) + random.between(-1, 1)))
    : copies === "powers"
      ? price.map(() => Math.max(1, 2 ** random.between(0, 12) + random.between(-1, 1)))
      : values(random, copies, { n, low: few, high: many });
print([[n, budget], ...price.map((p, i) => [p, saves[i], stock[i]])]);
