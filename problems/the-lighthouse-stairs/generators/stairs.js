// Stairs with m loose steps; kind says where they are. Their order is mixed unless order=up.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, m = 0, order = "mixed", seed } = readWords();
const random = createRandom(seed);

function looseSteps() {
  switch (kind) {
    case "anywhere":
      return random.distinct(m, 1, n);
    case "passable":
      // Steps divisible by 3 and the top stay sound: never three loose ones in a row, so there is always a way.
      return random
        .distinct(Math.min(n - 1, 3 * m), 1, Math.max(1, n - 1))
        .filter((step) => step % 3 !== 0)
        .slice(0, m);
    case "pairs":
      // Two of three steps are loose as far as m reaches: a single way at first.
      return Array.from({ length: m }, (_unused, i) => n - 1 - 3 * Math.floor(i / 2) - (i % 2)).filter((step) => step >= 1);
    case "bottom":
      return Array.from({ length: m }, (_unused, i) => i + 1);
    case "top":
      return Array.from({ length: m }, (_unused, i) => n - i);
    default:
      throw new Error("there is no kind called " + kind);
  }
}
const loose = looseSteps();
if (order === "up") loose.sort((a, b) => a - b);
else random.shuffle(loose);
print([[n, loose.length], loose]);
