// A shop; shoes and coats are families of values, and part tells which outfit is wanted, in thousandths of all of them.
const { readWords, createRandom, values, print } = require("./families.js");

const { shoes, coats, n, m, k, part = 500, low = 1, high = 2_000_000_000, dearest = high, seed } = readWords();
const random = createRandom(seed);

const wanted = k ?? Math.max(1, Math.min(n * m, Math.floor((n * m * part) / 1000)));
print([[n, m, wanted], values(random, shoes, { n, low, high }), values(random, coats, { n: m, low, high: dearest })]);
