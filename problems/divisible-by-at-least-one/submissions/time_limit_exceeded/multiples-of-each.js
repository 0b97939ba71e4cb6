const fs = require("node:fs");

/** Too slow: goes through the multiples of each lucky number, and passes over those that an earlier one divides. */
function countPresents(lucky, from, to) {
  let count = 0n;
  lucky.forEach((number, i) => {
    const earlier = lucky.slice(0, i);
    for (let multiple = ((from + number - 1n) / number) * number; multiple <= to; multiple += number) {
      if (earlier.every((other) => multiple % other !== 0n)) count++;
    }
  });
  return count;
}

/** Among the multiples of `multiple` up to the limit, those that one of the lucky numbers divides. */
function countUpTo(limit, lucky, multiple = 1n) {
  let count = 0n;
  lucky.forEach((number, i) => {
    const common = (multiple / gcd(multiple, number)) * number;
    if (common <= limit) count += limit / common - countUpTo(limit, lucky.slice(i + 1), common);
  });
  return count;
}

function gcd(a, b) {
  return b === 0n ? a : gcd(b, a % b);
}

const [n, from, to, ...lucky] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
console.log(String(countPresents(lucky, from, to)));
