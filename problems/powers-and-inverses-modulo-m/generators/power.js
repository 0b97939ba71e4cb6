// Questions about powers: bases, exponents and moduli up to the given numbers.
const { readWords, createRandom, print } = require("./families.js");

const { kind, q, base = 1_000_000_000, exponent = 10n ** 18n, modulus = 1_000_000_000, low = 0, high = 1, seed } = readWords();
const random = createRandom(seed);
const most = BigInt(exponent);

function question() {
  switch (kind) {
    case "any":
      return [random.between(0, base), random.betweenBig(-most, most), random.between(1, modulus)];
    case "negative":
      return [random.between(0, base), random.betweenBig(-most, -1n), random.between(1, modulus)];
    case "powers-of-two": {
      // Moduli without odd divisors: a number that is odd has an inverse, an even one has not.
      const m = 2 ** random.between(0, 29);
      return [random.between(0, base), random.betweenBig(-most, most), m];
    }
    case "all-ones": {
      // Exponents with as many binary digits 1 as possible, and large remainders.
      const b = 2n ** BigInt(random.between(55, 59)) - 1n;
      return [random.between(900_000_000, 1_000_000_000), random.chance(0.5) ? b : -b, random.between(900_000_000, 1_000_000_000)];
    }
    case "every":
      return [random.between(low, high), random.between(-high, high), random.between(1, high)];
    default:
      throw new Error(`there is no kind of questions called ${kind}`);
  }
}
print([[q], ...Array.from({ length: q }, question)]);
