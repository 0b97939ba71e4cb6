// A sorted list of values of one kind.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);
print([[n], values(random, kind, { n, low, high }).sort((x, y) => x - y)]);
