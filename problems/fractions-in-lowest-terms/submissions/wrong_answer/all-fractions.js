const fs = require("node:fs");

const LARGEST = 1_000_000;

/** Wrong: counts fractions that can be reduced as well. */
function countFractions(questions) {
  const totient = Int32Array.from({ length: LARGEST + 1 }, (_, y) => y);
  const upTo = new Float64Array(LARGEST + 1);
  for (let y = 2; y <= LARGEST; y++) {
    // A number that no smaller prime has changed is a prime.
    if (totient[y] === y) {
      for (let multiple = y; multiple <= LARGEST; multiple += y) totient[multiple] -= totient[multiple] / y;
    }
    upTo[y] = upTo[y - 1] + y - 1;
  }
  return questions.map(({ from, to }) => upTo[to] - upTo[from - 1]);
}

const [q, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const questions = Array.from({ length: q }, (_, i) => ({ from: numbers[2 * i], to: numbers[2 * i + 1] }));
console.log(countFractions(questions).join("\n"));
