// A payment with a change from low to high.
const { readWords, createRandom, print } = require("./families.js");

const { low = 0, high = 100_000, seed } = readWords();
const random = createRandom(seed);

const change = random.between(low, high);
const price = random.between(0, 100_000 - change);
print([[price, price + change]]);
