// A list of values of one kind and a number of rotations: k, or at random up to `most`.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, k = -1, most = 1_000_000_000, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);
const rotations = k >= 0 ? k : random.between(0, most);
print([[n, rotations], values(random, kind, { n, low, high })]);
