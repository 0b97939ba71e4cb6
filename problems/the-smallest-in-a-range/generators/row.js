// One row, and the number from which its questions follow.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind = "random", n, q, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);
const x = random.between(1, 2_147_483_646);

// "places": each number is the place at which it stands.
// "valley": each number is its distance from the middle of the row.
const numberAt = { places: (i) => i + 1, valley: (i) => Math.abs(i - (n >> 1)) }[kind];
const row = numberAt ? Array.from({ length: n }, (_unused, i) => numberAt(i)) : values(random, kind, { n, low, high });
print([[n, q, x], row]);
