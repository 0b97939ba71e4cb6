// Questions about at most so many flavours and scoops.
const { readWords, createRandom, print } = require("./families.js");

const { kind, q = 1, flavours, scoops, seed } = readWords();
const random = createRandom(seed);

function questions() {
  const times = (make) => Array.from({ length: q }, make);
  switch (kind) {
    case "every": {
      const numbers = (first, last) => Array.from({ length: last - first + 1 }, (_unused, i) => first + i);
      return numbers(1, flavours).flatMap((n) => numbers(0, scoops).flatMap((k) => [[1, n, k], [2, n, k]]));
    }
    case "any":
      return times(() => [random.pick([1, 2]), random.between(1, flavours), random.between(0, scoops)]);
    case "half":
      // Of nearly all flavours about one half: the largest numbers, and the longest products.
      return times(() => [
        random.pick([1, 2]),
        random.between(Math.ceil(flavours * 0.9), flavours),
        random.between(Math.floor(scoops * 0.4), Math.ceil(scoops * 0.5)),
      ]);
    default:
      throw new Error(`there is no kind of questions called ${kind}`);
  }
}
const all = questions();
print([[all.length], ...all]);
