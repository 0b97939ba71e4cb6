// A grid of random letters, the first so many of the alphabet.
const { readWords, createRandom, print } = require("./families.js");

const { r, c, letters = 26, seed } = readWords();
const random = createRandom(seed);

const letter = () => String.fromCharCode(96 + random.between(1, letters));
print([[r, c], ...Array.from({ length: r }, () => Array.from({ length: c }, letter).join(""))]);
