// A market stall: income is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { n, p, q, income = "random", low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function incomes() {
  switch (income) {
    case "just-too-long":
      // Good runs of p + 1 days and bad ones of q + 1: each is one day longer than allowed.
      return Array.from({ length: n }, (_unused, i) => {
        const isGood = i % (p + q + 2) <= p;
        return isGood ? random.between(1, high) : -random.between(1, high);
      });
    case "just-right":
      return Array.from({ length: n }, (_unused, i) => {
        const isGood = i % (p + q) < p;
        return isGood ? random.between(1, high) : -random.between(1, high);
      });
    default:
      return values(random, income, { n, low, high });
  }
}
print([[n, p, q], incomes()]);
