// One run; kind decides about starts and finishes, which lie between 0 and last.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, last = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function runner(i) {
  const half = Math.floor(last / 2);
  switch (kind) {
    case "random": {
      const [start, finish] = random.distinct(2, 0, last).sort((a, b) => a - b);
      return [start, finish];
    }
    case "halves":
      // Everybody starts in the first half and finishes in the second one.
      return [random.between(0, half - 1), random.between(half, last)];
    case "reversed":
      return [i, last - i];
    case "in-order":
      return [i, half + i];
    case "same-start":
      return [0, random.between(1, last)];
    case "same-finish":
      return [random.between(0, last - 1), last];
    case "same":
      return [7, last];
    case "nearly-in-order":
      return [i, half + i + random.between(0, 20)];
    case "one-slow":
      return i === 0 ? [0, last] : [i, half + i];
    case "groups":
      // Groups of a hundred start together and each group overtakes the one before.
      return [Math.floor(i / 100), last - Math.floor(i / 100) - random.between(0, 1)];
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}
print([[n], ...random.shuffle(Array.from({ length: n }, (_unused, i) => runner(i)))]);
