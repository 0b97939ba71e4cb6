// Things for a giant: weight and worth are families of values; share is the part of all the weight that he can carry, in percent.
const { readWords, createRandom, values, print } = require("./families.js");

const { n, weight = "random", light = 1, heavy = 10_000_000_000, worth = "random", least = 0, most = 500, share = 50, less = 0, seed } = readWords();
const random = createRandom(seed);

function weights(isWorth) {
  switch (weight) {
    case "like-worth":
      // About the same weight for each unit of value: the ratio says nothing.
      return isWorth.map((value) => Math.min(heavy, 19_000_000 * value + random.between(1, 1_000_000)));
    case "wrap":
      // Little more than multiples of 2^32: tiny when cut to 32 bits.
      return Array.from({ length: n }, () => 2 ** 32 * random.between(1, 2) + random.between(0, 9));
    default:
      return values(random, weight, { n, low: light, high: heavy });
  }
}
const isWorth = values(random, worth, { n, low: least, high: most });
const weighs = weights(isWorth);
const total = weighs.reduce((sum, w) => sum + w, 0);
const limit = Math.max(0, Math.min(1_000_000_000_000, Math.floor((total / 100) * share) - less));
print([[n, limit], ...weighs.map((w, i) => [w, isWorth[i]])]);
