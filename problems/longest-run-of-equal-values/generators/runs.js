// A row of runs of random lengths, or values of one kind.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, longest = 5, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function row() {
  if (kind !== "runs") return values(random, kind, { n, low, high });
  const made = [];
  while (made.length < n) {
    const value = random.between(low, high);
    const length = Math.min(random.between(1, Math.max(1, longest)), n - made.length);
    for (let i = 0; i < length; i += 1) made.push(value);
  }
  return made;
}
print([[n], row()]);
