const fs = require("node:fs");

const LARGEST = 1_000_000;

/** Too slow: counts for each denominator the numerators without a common divisor one by one. */
function countFractions(questions) {
  const totient = Int32Array.from({ length: LARGEST + 1 }, (_, y) => y);
  const upTo = new Float64Array(LARGEST + 1);
  for (let y = 2; y <= LARGEST; y++) {
    upTo[y] = upTo[y - 1];
    const commonDivisor = (a, b) => (b === 0 ? a : commonDivisor(b, a % b));
    for (let x = 1; x < y; x++) if (commonDivisor(x, y) === 1) upTo[y]++;
  }
  return questions.map(({ from, to }) => upTo[to] - upTo[from - 1]);
}

const [q, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const questions = Array.from({ length: q }, (_, i) => ({ from: numbers[2 * i], to: numbers[2 * i + 1] }));
console.log(countFractions(questions).join("\n"));
