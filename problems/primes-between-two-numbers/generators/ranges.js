// Questions about ranges of numbers up to high.
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
    default:
      throw new Error(`there is no kind of ranges called ${kind}`);
  }
}
const all = ranges();
print([[all.length], ...all]);
