const fs = require("node:fs");

/** Too slow: splits the exponent into halves, but computes the power of each half anew. */
function powerModulo(a, b, m) {
  if (b < 0n) {
    const other = inverse(a, m);
    return other === null ? null : powerModulo(other, -b, m);
  }
  if (b <= 1n) return b === 0n ? 1n % m : a % m;
  const half = b / 2n;
  return (powerModulo(a, half, m) * powerModulo(a, b - half, m)) % m;
}

function inverse(a, m) {
  let [rest, nextRest] = [m, a % m]; // rest = times * a + a multiple of m
  let [times, nextTimes] = [0n, 1n];
  while (nextRest !== 0n) {
    const quotient = rest / nextRest;
    [rest, nextRest] = [nextRest, rest - quotient * nextRest];
    [times, nextTimes] = [nextTimes, times - quotient * nextTimes];
  }
  return rest === 1n ? (times + m) % m : null;
}

const [q, ...questions] = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = questions.map((line) => {
  const [a, b, m] = line.split(" ").map(BigInt);
  return powerModulo(a, b, m) ?? "NONE";
});
console.log(answers.join("\n"));
