// One row, and the number from which its questions follow.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind = "random", n, q, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);
const x = random.between(1, 2_147_483_646);

// "places": each number is the place at which it stands.
const row = kind === "places" ? Array.from({ length: n }, (_unused, i) => i + 1) : values(random, kind, { n, low, high });
print([[n, q, x], row]);
