// The jobs of one plan, mixed; kind says how deadlines and fines go together.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", n, latest, dearest = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function jobs() {
  switch (kind) {
    case "same":
      return Array.from({ length: n }, () => [latest, dearest === 1 ? random.between(1, 9) : dearest]);
    case "first-day":
      return Array.from({ length: n }, () => [random.between(1, 2), random.between(1, 99)]);
    case "stairs":
      // The more urgent, the cheaper; twice as many jobs as days.
      return Array.from({ length: n }, (_unused, i) => [1 + (i >> 1), 1 + 3 * i]);
    default:
      return Array.from({ length: n }, () => [random.between(1, latest), random.between(1, dearest)]);
  }
}
print([[n], ...random.shuffle(jobs())]);
