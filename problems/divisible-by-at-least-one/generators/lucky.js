// Lucky numbers, and visitors up to `last`.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, low = 1, high = 100, last = 10n ** 18n, seed } = readWords();
const random = createRandom(seed);
const MOST = 10n ** 18n;

function lucky() {
  const times = (make) => Array.from({ length: n }, (_unused, i) => make(i));
  switch (kind) {
    case "random":
      return times(() => random.between(low, high));
    case "primes":
      return random.shuffle([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47].slice(0, n));
    case "multiples":
      // Some are multiples of others.
      return times((i) => BigInt(random.between(low, high)) * (i % 3 === 0 ? 1n : BigInt(random.between(low, high))));
    case "divisors": {
      // All divide 2^6 3^4 5^2 7 11 13, so that each common multiple is small.
      const primes = [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 5, 5, 7, 11, 13];
      return times(() => 2 * primes.reduce((product, prime) => (random.chance(0.3) ? product * prime : product), 1));
    }
    case "powers":
      return random.shuffle(times((i) => 2n ** BigInt(59 - (3 * i) % 58)));
    default:
      throw new Error(`there is no kind of lucky numbers called ${kind}`);
  }
}
const numbers = lucky();
const [one, other] = [random.betweenBig(1n, BigInt(last)), random.betweenBig(1n, BigInt(last))];
// At the full size nearly all visitors, in small cases any of them.
const [from, to] = BigInt(last) === MOST ? [random.betweenBig(1n, 10n ** 9n), MOST - random.betweenBig(0n, 10n ** 6n)] : [one < other ? one : other, one < other ? other : one];
print([[numbers.length, from, to], numbers]);
