const fs = require("node:fs");

/**
 * A sieve finds all primes once; upTo[x] counts those that are at most x. Then each question is one subtraction.
 */
function countPrimes(questions) {
  const largest = questions.reduce((most, { to }) => Math.max(most, to), 1);
  const isComposite = new Uint8Array(largest + 1);
  const upTo = new Int32Array(largest + 1);
  for (let x = 2; x <= largest; x++) {
    upTo[x] = upTo[x - 1] + 1 - isComposite[x];
    if (isComposite[x]) continue;
    // Smaller multiples have a smaller prime divisor and are crossed out already.
    for (let multiple = x * x; multiple <= largest; multiple += x) isComposite[multiple] = 1;
  }
  return questions.map(({ from, to }) => upTo[to] - upTo[from - 1]);
}

const [q, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const questions = Array.from({ length: q }, (_, i) => ({ from: numbers[2 * i], to: numbers[2 * i + 1] }));
console.log(countPrimes(questions).join("\n"));
