const fs = require("node:fs");

/**
 * With denominator y there are as many such fractions as numbers below y without a common divisor: Euler's totient. Each prime
 * that divides y removes its share of the numerators, so a sieve finds all totients at once. Then each question is a difference
 * of two prefix sums.
 */
function countFractions(questions) {
  const largest = questions.reduce((most, { to }) => Math.max(most, to), 1);
  const totient = Int32Array.from({ length: largest + 1 }, (_, y) => y);
  const upTo = new Float64Array(largest + 1);
  for (let y = 2; y <= largest; y++) {
    // A number that no smaller prime has changed is a prime.
    if (totient[y] === y) {
      for (let multiple = y; multiple <= largest; multiple += y) totient[multiple] -= totient[multiple] / y;
    }
    upTo[y] = upTo[y - 1] + totient[y];
  }
  return questions.map(({ from, to }) => upTo[to] - upTo[from - 1]);
}

const [q, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const questions = Array.from({ length: q }, (_, i) => ({ from: numbers[2 * i], to: numbers[2 * i + 1] }));
console.log(countFractions(questions).join("\n"));
