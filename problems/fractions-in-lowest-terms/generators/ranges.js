// Questions about ranges of denominators up to high.
const { readWords, createRandom, print } = require("./families.js");

const { kind, q = 1, low = 1, high, seed } = readWords();
const random = createRandom(seed);

function ranges() {
  const times = (make) => Array.from({ length: q }, make);
  switch (kind) {
    case "every":
      return Array.from({ length: high }, (_unused, i) => i + 1).flatMap((from) =>
        Array.from({ length: high - from + 1 }, (_unused, i) => [from, from + i]),
      );
    case "single":
      return Array.from({ length: high - low + 1 }, (_unused, i) => [low + i, low + i]);
    case "short":
      return times(() => {
        const from = random.between(1, high);
        return [from, Math.min(high, from + random.between(0, 20))];
      });
    case "wide":
      // Nearly everything, each time.
      return times(() => [random.between(1, Math.ceil(high / 20)), random.between(high - Math.floor(high / 20), high)]);
    case "random":
      return times(() => {
        const [from, to] = [random.between(1, high), random.between(1, high)];
        return [Math.min(from, to), Math.max(from, to)];
      });
    case "same-keys": {
      // Pairs of ranges that a table of known answers mixes up if its key is from * factor + to, with all bits or with 32 of them.
      const pairs = [];
      for (const factor of [31, 1000, 65536, 100000, 524288, 999999, 1000000, 1000001, 1048576, 1000003, 1000007, 1000000007]) {
        const apart = [];
        for (let by = 1; by < high; by += 1) {
          const less = Math.imul(by, factor);
          if (by + Math.abs(less) < high) apart.push([by, less]);
        }
        for (let i = 0; i < 50 && apart.length > 0; i += 1) {
          const [by, less] = i === 0 ? apart[0] : random.pick(apart);
          const from = random.between(1, high - by - Math.abs(less));
          const to = random.between(from + by + Math.max(0, less), Math.min(high, high + less));
          pairs.push(...random.shuffle([[from, to], [from + by, to - less]]));
        }
      }
      return pairs;
    }
    default:
      throw new Error(`there is no kind of ranges called ${kind}`);
  }
}
const all = ranges();
print([[all.length], ...all]);
