const fs = require("node:fs");

/** Wrong: says that every power of 0 is 0, also the one with exponent 0. */
function powerModulo(a, b, m) {
  if (b < 0n) {
    const other = inverse(a, m);
    return other === null ? null : powerModulo(other, -b, m);
  }
  if (a % m === 0n) return 0n;
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
