// One n (from n to `to`) and a number of inversions: any that is possible, few of them, or up to two more than possible.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, to = n, seed } = readWords();
const random = createRandom(seed);

const length = random.between(n, to);
const pairs = (length * (length - 1)) / 2;
const most = { any: pairs, few: Math.min(pairs, 3 * length), beyond: pairs + 2 }[kind];
if (most === undefined) throw new Error(`there is no kind called ${kind}`);
print([[length, random.between(0, most)]]);
