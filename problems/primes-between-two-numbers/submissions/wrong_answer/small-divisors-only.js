const fs = require("node:fs");

const LARGEST = 2_000_000;

/**
 * Wrong: crosses out the multiples of primes below 1000 only, which does not reach the square root of the largest
 * number.
 */
function countPrimes(questions) {
  const isComposite = new Uint8Array(LARGEST + 1);
  const upTo = new Int32Array(LARGEST + 1);
  for (let x = 2; x <= LARGEST; x++) {
    upTo[x] = upTo[x - 1] + 1 - isComposite[x];
    if (isComposite[x] || x >= 1000) continue;
    // Smaller multiples have a smaller prime divisor and are crossed out already.
    for (let multiple = x * x; multiple <= LARGEST; multiple += x) isComposite[multiple] = 1;
  }
  return questions.map(({ from, to }) => upTo[to] - upTo[from - 1]);
}

const [q, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const questions = Array.from({ length: q }, (_, i) => ({ from: numbers[2 * i], to: numbers[2 * i + 1] }));
console.log(countPrimes(questions).join("\n"));
