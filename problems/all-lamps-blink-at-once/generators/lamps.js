// Periods of lamps: a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, step = 1, low = 1, high = 1_000_000_000_000_000, seed } = readWords();
const random = createRandom(seed);

function periods() {
  switch (kind) {
    case "multiples":
      return values(random, "random", { n, low: 1, high }).map((value) => value * step);
    case "divisors": {
      // Of 2^9 3^5 5^3 7^2 11 13 17: their common multiple is at most this number.
      const primes = [2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 5, 5, 5, 7, 7, 11, 13, 17];
      return Array.from({ length: n }, () => primes.reduce((product, prime) => (random.chance(0.4) ? product * prime : product), 1));
    }
    case "mostly-one":
      // Now and then the longest period, and 1 everywhere else.
      return Array.from({ length: n }, (_unused, i) => (i === 0 || random.chance(0.01) ? high : 1));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], periods()]);
