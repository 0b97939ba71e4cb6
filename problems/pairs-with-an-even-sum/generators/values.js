// Values of one kind; with `step=2` only those that differ from `low` by an even number.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, step = 1, seed } = readWords();
const random = createRandom(seed);
const row = values(random, kind, { n, low, high }).map((value) => value - ((value - low) % step));
print([[n], row]);
