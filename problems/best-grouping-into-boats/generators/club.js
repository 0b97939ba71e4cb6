// A club: a family of values for the joy, or circles of friends who have little to say to the others.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, m, c, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

const circle = Array.from({ length: n }, () => random.between(1, 3));
const joys = values(random, kind === "circles" ? "random" : kind, { n: n * n, low, high });
const joy = Array.from({ length: n }, () => new Array(n).fill(0));
for (let i = 0; i < n; i += 1) {
  for (let j = 0; j < i; j += 1) {
    const value = joys[i * n + j];
    joy[i][j] = kind !== "circles" ? value : circle[i] === circle[j] ? Math.abs(value) : Math.min(value, 5);
    joy[j][i] = joy[i][j];
  }
}
print([[n, m, c], ...joy]);
