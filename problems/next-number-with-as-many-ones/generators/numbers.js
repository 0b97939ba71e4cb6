// Numbers up to n. kind: any, every (1, 2, 3, …), block (some digits, then a block of ones, then zeros), powers (of two), ones (all digits 1),
// largest (n and the numbers below it), few (with few ones), lengths (all lengths alike).
const { readWords, createRandom, print } = require("./families.js");

const { kind = "any", q, n = 1e15, seed } = readWords();
const random = createRandom(seed);

const length = Math.floor(Math.log2(Math.max(n, 1))) + 1;
function fromDigits(digits) {
  const number = digits.reduce((sum, digit) => 2 * sum + digit, 0);
  return number >= 1 && number <= n ? number : random.between(1, n);
}
const times = (count, digit) => Array.from({ length: count }, digit);

function number(i) {
  switch (kind) {
    case "any":
      return random.between(1, n);
    case "every":
      return (i % n) + 1;
    case "largest":
      return n - (i % n);
    case "lengths":
      return random.between(1, Math.min(n, 2 ** random.between(1, length)));
    case "powers":
      return fromDigits([1, ...times(random.between(0, length - 1), () => 0)]);
    case "ones":
      return fromDigits(times(random.between(1, length), () => 1));
    case "few":
      return fromDigits(times(length, () => (random.chance(3 / length) ? 1 : 0)));
    case "block": {
      const zeros = random.between(0, length - 1);
      const ones = random.between(1, length - zeros);
      const rest = Math.max(0, length - zeros - ones - 1);
      return fromDigits([...times(rest, () => random.between(0, 1)), ...(rest > 0 ? [0] : []), ...times(ones, () => 1), ...times(zeros, () => 0)]);
    }
    default:
      throw new Error(`there is no kind of numbers called ${kind}`);
  }
}
if (!(n >= 1)) throw new Error("n must be at least 1");
print([[q], ...Array.from({ length: q }, (_unused, i) => [number(i)])]);
