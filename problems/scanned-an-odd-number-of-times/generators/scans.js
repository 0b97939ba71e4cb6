// A log of scans; n is made odd.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, low = 1, high, seed } = readWords();
const random = createRandom(seed);
const pairs = Math.max(0, (n - 1) >> 1);

function scans() {
  switch (kind) {
    case "once": {
      // All different; one of them once, the others twice.
      const [left, ...others] = random.distinct(pairs + 1, low, high);
      return random.shuffle([left, ...others, ...others]);
    }
    case "there-and-back": {
      // All are handed in, and the last one is fetched first; the coat that is left comes at the end.
      const [left, ...others] = random.distinct(pairs + 1, low, high);
      return [...others, ...[...others].reverse(), left];
    }
    case "random": {
      const tags = Array.from({ length: pairs }, () => random.between(low, high));
      return random.shuffle([random.between(low, high), ...tags, ...tags]);
    }
    default:
      throw new Error(`there is no kind of log called ${kind}`);
  }
}
const log = scans();
print([[log.length], log]);
