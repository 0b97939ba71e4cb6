// Numbers and bases. kind: any, every (all numbers from 0 on, in all bases), powers (powers of the base, with one more and one less),
// lengths (all lengths alike), zeros (digits that are mostly 0), largest (n and the numbers below it, in all bases).
const { readWords, createRandom, print } = require("./families.js");

const { kind = "any", q, n = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function question(i) {
  const b = random.between(2, 16);
  switch (kind) {
    case "any":
      return [random.between(0, n), b];
    case "every":
      return [Math.floor(i / 15), 2 + (i % 15)];
    case "largest":
      return [n - Math.floor(i / 15), 2 + (i % 15)];
    case "powers": {
      const power = b ** random.between(1, Math.floor(Math.log(Math.max(n, b)) / Math.log(b)));
      return [Math.min(power + random.between(-1, 1), n), b];
    }
    case "lengths":
      return [Math.min(random.between(0, b ** random.between(1, 30) - 1), random.between(0, n)), b];
    case "zeros": {
      let number = 0;
      for (let power = 1; power <= n; power *= b) {
        const digit = random.chance(0.25) ? random.between(1, b - 1) : 0;
        if (number + digit * power <= n) number += digit * power;
      }
      return [number, b];
    }
    default:
      throw new Error(`there is no kind of numbers called ${kind}`);
  }
}
print([[q], ...Array.from({ length: q }, (_unused, i) => question(i))]);
