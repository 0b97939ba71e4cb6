// Up to n pairs and up to c places.
const { readWords, createRandom, print } = require("./families.js");

const { n, c, seed } = readWords();
const random = createRandom(seed);
print([[random.between(1, n), random.between(1, c)]]);
