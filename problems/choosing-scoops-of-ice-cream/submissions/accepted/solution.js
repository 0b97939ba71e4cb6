const fs = require("node:fs");

const MOD = 1_000_000_007;

/**
 * k of n different flavours are a binomial coefficient; with repeats, a choice is a row of k scoops and n - 1 bars between
 * the flavours. Factorials and their inverses come from a table, so a question takes two multiplications.
 */
function countChoices(questions) {
  let top = 0; // the largest n + k
  for (const { flavours, scoops } of questions) top = Math.max(top, flavours + scoops);
  const factorial = new Int32Array(top + 1).fill(1);
  for (let i = 1; i <= top; i++) factorial[i] = times(factorial[i - 1], i);
  const inverse = new Int32Array(top + 1);
  inverse[top] = power(factorial[top], MOD - 2);
  for (let i = top; i > 0; i--) inverse[i - 1] = times(inverse[i], i);
  const choose = (n, k) => (k > n ? 0 : times(factorial[n], times(inverse[k], inverse[n - k])));
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
