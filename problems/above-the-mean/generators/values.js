// Values of one kind; "near" lie around a middle, so that many are as close to the mean as can be; in "all-but-one", all
// of them but one are equal, and the mean lies 1 / n of the difference beside them.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function row() {
  if (kind === "all-but-one") return random.shuffle([low, ...Array.from({ length: n - 1 }, () => high)]);
  if (kind !== "near") return values(random, kind, { n, low, high });
  const middle = random.between(low + 2, high - 2);
  return Array.from({ length: n }, () => middle + random.between(-2, 2));
}
print([[n], row()]);
