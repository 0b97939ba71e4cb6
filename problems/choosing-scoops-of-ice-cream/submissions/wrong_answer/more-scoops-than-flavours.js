const fs = require("node:fs");

const MOD = 1_000_000_007;
const MOST = 500_000; // flavours, and also scoops

/** Wrong: does not look whether there are enough flavours, and takes a factorial that does not exist. */
function countChoices(questions) {
  const top = 2 * MOST - 1; // the largest n + k - 1
  const factorial = new Int32Array(top + 1).fill(1);
  for (let i = 1; i <= top; i++) factorial[i] = times(factorial[i - 1], i);
  const inverse = new Int32Array(top + 1);
  inverse[top] = power(factorial[top], MOD - 2);
  for (let i = top; i > 0; i--) inverse[i - 1] = times(inverse[i], i);
  const choose = (n, k) => times(factorial[n], times(inverse[k], inverse[Math.abs(n - k)]));
  return questions.map(({ kind, flavours, scoops }) =>
    choose(kind === 1 ? flavours : flavours + scoops - 1, scoops),
  );
}

/** a * b modulo MOD in two parts, so that nothing gets larger than 2^53. */
function times(a, b) {
  return (((a * (b >>> 16)) % MOD) * 65536 + a * (b & 65535)) % MOD;
}

function power(base, exponent) {
  if (exponent === 0) return 1;
  const half = power(times(base, base), Math.floor(exponent / 2));
  return exponent % 2 === 1 ? times(half, base) : half;
}

const [q, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
const questions = lines.map((line) => {
  const [kind, flavours, scoops] = line.split(" ").map(Number);
  return { kind, flavours, scoops };
});
console.log(countChoices(questions).join("\n"));
