// Lists in which two numbers occur once. kind: random, one-bit (the two differ in a single binary place), extremes (the two are the ends of the range,
// 0 or -1, where they fit). order: shuffled, sorted, mirror (every pair from outside in, the two at the end).
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", t = 1, n, order = "shuffled", low = -(2 ** 31), high = 2 ** 31 - 1, seed } = readWords();
const random = createRandom(seed);

function twoOf() {
  switch (kind) {
    case "random":
      return random.distinct(2, low, high);
    case "one-bit": {
      const one = random.between(low, high);
      return [one, one ^ (1 << random.between(0, 31))];
    }
    case "extremes":
      return random.shuffle([low, high, 0, -1]).slice(0, 2);
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}

function list() {
  const size = 2 * (t === 1 ? Math.floor(n / 2) : random.between(1, Math.floor(n / 2)));
  const two = twoOf();
  const pairs = random.distinct(Math.min(size / 2 + 1, high - low + 1), low, high).filter((each) => !two.includes(each));
  pairs.length = Math.min(pairs.length, size / 2 - 1);
  const all = [...pairs, ...pairs.toReversed(), ...two];
  if (order === "shuffled") random.shuffle(all);
  if (order === "sorted") all.sort((a, b) => a - b);
  return [[all.length], all];
}
if (n < 2) throw new Error("two numbers are the least");
print([[t], ...Array.from({ length: t }, list).flat()]);
