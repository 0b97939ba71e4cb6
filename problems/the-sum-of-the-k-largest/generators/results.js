// The results of one club; kind is a family of values.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind = "random", n, k, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
print([[n, k], values(createRandom(seed), kind, { n, low, high })]);
