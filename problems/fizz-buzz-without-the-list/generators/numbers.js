// n from low to high, and two divisors up to `most` that are multiples of `factor`.
const { readWords, createRandom, print } = require("./families.js");

const { low = 1, high, most, factor = 1, seed } = readWords();
const random = createRandom(seed);
const divisor = () => factor * random.between(1, Math.floor(most / factor));
print([[random.between(low, high), divisor(), divisor()]]);
