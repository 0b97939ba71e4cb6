// Sorted lists with `all` values in all: each value in a list at random, equally many in each list, half of them in a single
// list, or one value in each list, in rising order.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", k, all, low = -2_000_000_000, high = 2_000_000_000, seed } = readWords();
const random = createRandom(seed);

const listOf = {
  random: () => random.between(0, k - 1),
  even: (i) => i % k,
  "one-long": () => (random.chance(0.5) ? k >> 1 : random.between(0, k - 1)),
  rising: (i) => i % k,
}[kind];
const lists = Array.from({ length: k }, () => []);
for (let i = 0; i < all; i += 1) lists[listOf(i)].push(kind === "rising" ? i : random.between(low, high));
print([[k], ...lists.map((list) => [list.length, ...list.sort((a, b) => a - b)])]);
