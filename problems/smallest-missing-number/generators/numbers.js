// Numbers of one kind; "all" are 1 to n in random order, "gap" the same with one of them replaced by another number.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function numbers() {
  if (kind !== "all" && kind !== "gap") return values(random, kind, { n, low, high });
  const made = random.permutation(n);
  if (kind === "gap") made[random.between(0, n - 1)] = random.pick([low, high, made[0], 0]);
  return made;
}
print([[n], numbers()]);
