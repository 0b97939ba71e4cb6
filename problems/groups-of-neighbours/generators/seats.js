// A row of n seats of which `taken` in a hundred are taken, or with "#." again and again.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, taken = 50, seed } = readWords();
const random = createRandom(seed);
const seatOf = {
  random: () => (random.chance(taken / 100) ? "#" : "."),
  alternating: (i) => "#."[i % 2],
  twos: (i) => "##."[i % 3],
}[kind];
if (seatOf === undefined) throw new Error(`there is no kind of row called ${kind}`);
print([Array.from({ length: n }, (_unused, i) => seatOf(i)).join("")]);
