const fs = require("node:fs");

/** Multiples are counted by division; those of both numbers are the multiples of their least common multiple. */
function countCalls(n, a, b) {
  const greatestDivisor = (x, y) => (y === 0 ? x : greatestDivisor(y, x % y));
  const both = Math.floor(n / ((a * b) / greatestDivisor(a, b)));
  return [Math.floor(n / a) - both, Math.floor(n / b) - both, both];
}

const [n, a, b] = fs.readFileSync(0, "utf8").trim().split(" ").map(Number);

console.log(countCalls(n, a, b).join(" "));
