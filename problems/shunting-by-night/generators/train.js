// One train. `k` is the number of moves; `numbers` the kind of numbers on the wagons.
const { readWords, createRandom, values, print } = require("./families.js");

const { n, k, most = 99, numbers = "random", seed } = readWords();
const random = createRandom(seed);

function wagons() {
  if (numbers === "counting") return Array.from({ length: n }, (_unused, i) => (i % most) + 1);
  return values(random, numbers, { n, low: 1, high: most });
}

// `small` and `any` draw the moves: up to a few times around, or anything that 10^18 allows.
function moves() {
  if (k === "small") return random.between(0, 4 * n);
  if (k === "any") return random.betweenBig(0n, 10n ** 18n);
  return k;
}
print([[n, moves()], wagons()]);
