// Values of one kind; "top" are mostly the highest one, and a single lower one.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function row() {
  if (kind !== "top") return values(random, kind, { n, low, high });
  const made = Array.from({ length: n }, () => high);
  made[random.between(0, n - 1)] = low;
  return made;
}
print([[n], row()]);
