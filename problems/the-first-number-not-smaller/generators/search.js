// One list that never falls, and questions about it: anything, numbers of the list and their neighbours, or the largest.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind = "random", n, q, low = -1_000_000_000, high = 1_000_000_000, ask = "mixed", seed } = readWords();
const random = createRandom(seed);

function list() {
  switch (kind) {
    case "first-smaller":
      return Array.from({ length: n }, (_unused, i) => (i === 0 ? low : high));
    case "last-larger":
      return Array.from({ length: n }, (_unused, i) => (i === n - 1 ? high : low));
    default:
      return values(random, kind, { n, low, high }).sort((a, b) => a - b);
  }
}
const numbers = list();

function question() {
  if (ask === "high") return high;
  if (ask === "in-list") return random.pick(numbers);
  if (random.chance(0.3)) return random.between(low, high);
  const near = random.pick(numbers) + random.between(-1, 1);
  return Math.min(Math.max(near, -1_000_000_000), 1_000_000_000);
}
print([[n, q], numbers, ...Array.from({ length: q }, question)]);
