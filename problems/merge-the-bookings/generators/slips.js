// The slips of one hall, mixed: anywhere, one inside the other, each touching the next, one minute apart (with one over
// all of them at the end), or all the same.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", n, longest = 9, latest = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function slips() {
  switch (kind) {
    case "nested":
      return Array.from({ length: n }, (_unused, i) => [i, 2 * n + 1 - i]);
    case "chain": {
      let minute = 0;
      return Array.from({ length: n }, () => {
        const begin = minute;
        minute += random.between(1, longest);
        return [begin, minute];
      });
    }
    case "apart":
      return Array.from({ length: n }, (_unused, i) => [2 * i, 2 * i + 1]);
    case "apart-then-all": {
      const apart = random.shuffle(Array.from({ length: n - 1 }, (_unused, i) => [2 * i + 1, 2 * i + 2]));
      return [...apart, [0, 2 * n]];
    }
    case "same":
      return Array.from({ length: n }, () => [3, 7]);
    default:
      return Array.from({ length: n }, () => {
        const length = random.between(1, Math.min(longest, latest));
        const begin = random.between(0, latest - length);
        return [begin, begin + length];
      });
  }
}
const inOrder = slips();
print([[n], ...(kind === "apart-then-all" ? inOrder : random.shuffle(inOrder))]);
