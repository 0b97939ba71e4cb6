// A row of cards of one family of values.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
print([[n], values(createRandom(seed), kind, { n, low, high })]);
