// Things for a suitcase: weight and worth are families of values, or worth=like-weight (about the same value for each gram).
const { readWords, createRandom, values, print } = require("./families.js");

const { n, limit, weight = "random", light = 1, heavy = limit, worth = "random", most = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function weights() {
  // One thing that just fits beside many that fill the rest: the order of packing decides.
  if (weight === "halves") return Array.from({ length: n }, () => Math.floor(limit / 2) + random.between(-2, 2));
  if (weight === "even") return Array.from({ length: n }, () => 2 * random.between(1, Math.floor(heavy / 2)));
  return values(random, weight, { n, low: light, high: heavy });
}
const weighs = weights();
const isWorth =
  worth === "like-weight"
    ? weighs.map((w) => Math.min(1_000_000_000, 1000 * w + random.between(0, 999)))
    : worth === "weight"
      ? weighs.map((w) => Math.min(1_000_000_000, w))
      : values(random, worth, { n, low: 0, high: most });
print([[n, limit], ...weighs.map((w, i) => [w, isWorth[i]])]);
