// A board with at most so many rows, columns and characters to a square.
const { readWords, createRandom, print } = require("./families.js");

const { rows, columns, side, seed } = readWords();
const random = createRandom(seed);
print([[random.between(1, rows), random.between(1, columns), random.between(1, side)]]);
