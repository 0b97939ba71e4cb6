const fs = require("node:fs");

/**
 * Powers by repeated squaring: the binary digits of b say which of a, a^2, a^4, … to multiply. Inverses by Euclid's
 * algorithm, which carries along how each remainder is made of a.
 */
function powerModulo(a, b, m) {
  if (b < 0n) {
    const other = inverse(a, m);
    return other === null ? null : powerModulo(other, -b, m);
  }
  let power = 1n % m;
  for (let square = a % m; b > 0n; b /= 2n) {
    if (b % 2n === 1n) power = (power * square) % m;
    square = (square * square) % m;
  }
  return power;
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
