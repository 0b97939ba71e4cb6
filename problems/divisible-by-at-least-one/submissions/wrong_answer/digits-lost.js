const fs = require("node:fs");

/** Wrong: computes with numbers, which lose digits above 2^53. */
function countPresents(lucky, from, to) {
  const numbers = lucky.map(Number);
  return countUpTo(Number(to), numbers) - countUpTo(Number(from) - 1, numbers);
}

/** Among the multiples of `multiple` up to the limit, those that one of the lucky numbers divides. */
function countUpTo(limit, lucky, multiple = 1) {
  let count = 0;
  lucky.forEach((number, i) => {
    const common = (multiple / gcd(multiple, number)) * number;
    if (common <= limit) count += Math.floor(limit / common) - countUpTo(limit, lucky.slice(i + 1), common);
  });
  return count;
}

function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b);
}

const [n, from, to, ...lucky] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
console.log(String(countPresents(lucky, from, to)));
