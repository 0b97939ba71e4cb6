// A number of so many random digits from low to high, without a leading zero.
const { readWords, createRandom, print } = require("./families.js");

const { digits, low = 0, high = 9, seed } = readWords();
const random = createRandom(seed);
if (high < low || high < 1 || high > 9 || low < 0) throw new Error("digits are from 0 to 9, and not all of them 0");

const made = Array.from({ length: digits }, () => random.between(low, high));
if (digits > 1) made[0] = random.between(Math.max(1, low), high);
print([made.join("")]);
