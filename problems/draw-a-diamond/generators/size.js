// A size from low to high.
const { readWords, createRandom, print } = require("./families.js");

const { low, high, seed } = readWords();
print([[createRandom(seed).between(low, high)]]);
