const fs = require("node:fs");

/** Even sums come from two numbers of the same parity; all counts stay far below 2^53. */
function countEvenSums(values) {
  const even = values.filter((value) => value % 2 === 0).length;
  const odd = values.length - even;
  return (even * (even - 1)) / 2 + (odd * (odd - 1)) / 2;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const values = numbers.slice(1);

console.log(countEvenSums(values));
