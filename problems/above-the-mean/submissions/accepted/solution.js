const fs = require("node:fs");

/** A value is greater than sum / n exactly when value * n is greater than sum; both stay far below 2^53. */
function countAbove(values) {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.filter((value) => value * values.length > sum).length;
}

const [n, ...values] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(countAbove(values));
