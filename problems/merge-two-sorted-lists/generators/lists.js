// Two sorted lists of values of one kind; with `apart` all of the second are above the first (1) or below it (-1).
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, m, low = -1_000_000_000, high = 1_000_000_000, apart = 0, seed } = readWords();
const random = createRandom(seed);
const middle = Math.floor((low + high) / 2);
const lower = [low, middle];
const upper = [middle + 1, high];
const bounds = { "-1": [upper, lower], 0: [[low, high], [low, high]], 1: [lower, upper] }[apart];
if (bounds === undefined) throw new Error("apart is -1, 0 or 1");
const sorted = (length, [from, to]) => values(random, kind, { n: length, low: from, high: to }).sort((x, y) => x - y);
print([[n, m], sorted(n, bounds[0]), sorted(m, bounds[1])]);
