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
    case "same-keys": {
      // Pairs of questions that a table of known answers mixes up if its key is n * factor + k, with all bits or with 32 of them.
      const pairs = [];
      for (const factor of [31, 1000, 65536, 100000, 262144, 499999, 500000, 500001, 524288, 1000000, 1000001, 1000003, 1000007, 1000000007]) {
        const apart = [];
        for (let by = 1; by < flavours; by += 1) {
          const less = Math.imul(by, factor);
          if (Math.abs(less) <= scoops && (less !== 0 || by * factor >= 2 ** 32)) apart.push([by, less]);
        }
        for (let i = 0; i < 30 && apart.length > 0; i += 1) {
          const [by, less] = i === 0 ? apart[0] : random.pick(apart);
          const n = random.between(1, flavours - by);
          const k = random.between(Math.max(0, less), Math.min(scoops, scoops + less));
          const questions = [[n, k], [n + by, k - less]];
          for (const which of [1, 2]) pairs.push(...random.shuffle(questions).map((question) => [which, ...question]));
        }
      }
      return pairs;
    }
    default:
      throw new Error(`there is no kind of questions called ${kind}`);
  }
}
const all = questions();
print([[all.length], ...all]);
