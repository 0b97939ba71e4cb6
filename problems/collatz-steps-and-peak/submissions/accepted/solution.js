const fs = require("node:fs");

/** Follows the rules; a Number holds integers up to 2^53, far more than the rows reach. */
function collatz(n) {
  const row = [n];
  while (row.at(-1) !== 1) row.push(row.at(-1) % 2 === 0 ? row.at(-1) / 2 : 3 * row.at(-1) + 1);
  return [row.length - 1, Math.max(...row)];
}

const n = Number(fs.readFileSync(0, "utf8"));

console.log(collatz(n).join(" "));
