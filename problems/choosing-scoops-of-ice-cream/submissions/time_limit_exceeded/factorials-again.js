const fs = require("node:fs");

const MOD = 1_000_000_007;
const MOST = 500_000; // flavours, and also scoops

/** Too slow: computes three factorials from the beginning for each question. */
function countChoices(questions) {
  const factorial = (n) => {
    let product = 1;
    for (let i = 2; i <= n; i++) product = times(product, i);
    return product;
  };
  const choose = (n, k) =>
    k > n ? 0 : times(factorial(n), power(times(factorial(k), factorial(n - k)), MOD - 2));
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
