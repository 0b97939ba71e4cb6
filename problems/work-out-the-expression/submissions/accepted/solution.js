const fs = require("node:fs");

/**
 * A function for each level: sums of terms, products of factors, and factors. All take from the same list of numbers and
 * signs. Quotients of numbers up to 10^15 are exact enough as doubles: what is no whole number does not round to one.
 */
function valueOf(expression) {
  const left = expression.match(/\d+|\D/g).reverse();
  const next = () => left.at(-1);
  let dividesByZero = false;

  function factor() {
    const first = left.pop();
    if (first !== "(") return Number(first);
    const value = sum();
    left.pop(); // the closing parenthesis
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
    while (next() === "+" || next() === "-") {
      if (left.pop() === "+") value += product();
      else value -= product();
    }
    return value;
  }
  const value = sum();
  // JavaScript knows a zero with a minus, which adding 0 makes a plain one.
  return dividesByZero ? null : value + 0;
}

const expression = fs.readFileSync(0, "utf8").trim();
console.log(valueOf(expression) ?? "division by zero");
