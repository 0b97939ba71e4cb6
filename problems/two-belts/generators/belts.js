// Two belts: left and right are families of values, kind=mirror makes the right belt slow where the left one is fast.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind = "apart", left = "random", right = left, n, change, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

const leftTimes = values(random, left, { n, low: 0, high });
const rightTimes = kind === "mirror" ? leftTimes.map((time) => high - time) : values(random, right, { n, low: 0, high });
print([[n, change], leftTimes, rightTimes]);
