const fs = require("node:fs");

/** Wrong: looks only whether the next lucky number divides a visitor's number too, and not at the later ones. */
function countPresents(lucky, from, to) {
  return countUpTo(to, lucky) - countUpTo(from - 1n, lucky);
}

/** Among the multiples of `multiple` up to the limit, those that one of the lucky numbers divides. */
function countUpTo(limit, lucky, multiple = 1n) {
  let count = 0n;
  lucky.forEach((number, i) => {
    const common = (multiple / gcd(multiple, number)) * number;
    if (common <= limit) count += limit / common - countUpTo(limit, lucky.slice(i + 1, i + 2), common);
  });
  return count;
}

function gcd(a, b) {
  return b === 0n ? a : gcd(b, a % b);
}

const [n, from, to, ...lucky] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
console.log(String(countPresents(lucky, from, to)));
