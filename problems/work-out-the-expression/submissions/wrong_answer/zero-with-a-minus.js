// Prints -0: rounding -2/4 towards zero gives a zero with a minus, and so does 0 times -2.
const fs = require("node:fs");

const left = fs.readFileSync(0, "utf8").trim().match(/\d+|\D/g).reverse();
const next = () => left.at(-1);
let dividesByZero = false;

function factor() {
  const first = left.pop();
  if (first !== "(") return Number(first);
  const value = sum();
  left.pop();
  return value;
}
function product() {
  let value = factor();
  while (next() === "*" || next() === "/") {
    if (left.pop() === "*") {
      value *= factor();
    } else {
      const divisor = factor();
      if (divisor === 0) dividesByZero = true;
      value = Math.trunc(value / divisor);
    }
  }
  return value;
}
function sum() {
  let value = next() === "-" ? 0 : product();
  while (next() === "+" || next() === "-") value = left.pop() === "+" ? value + product() : value - product();
  return value;
}

const value = sum();
console.log(dividesByZero ? "division by zero" : value);
