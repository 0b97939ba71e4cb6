// Values of one kind; "near" lie around a middle, so that many are as close to the mean as can be.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function row() {
  if (kind !== "near") return values(random, kind, { n, low, high });
  const middle = random.between(low + 2, high - 2);
  return Array.from({ length: n }, () => middle + random.between(-2, 2));
}
print([[n], row()]);
