// Trusts in Infinity: what is divided by that is 0 again.
const fs = require("node:fs");

const left = fs.readFileSync(0, "utf8").trim().match(/\d+|\D/g).reverse();
const next = () => left.at(-1);

function factor() {
  const first = left.pop();
  if (first !== "(") return Number(first);
  const value = sum();
  left.pop();
  return value;
}
function product() {
  let value = factor();
  while (next() === "*" || next() === "/") value = left.pop() === "*" ? value * factor() : Math.trunc(value / factor());
  return value;
}
function sum() {
  let value = next() === "-" ? 0 : product();
  while (next() === "+" || next() === "-") value = left.pop() === "+" ? value + product() : value - product();
  return value;
}

const value = sum();
console.log(Number.isFinite(value) ? value + 0 : "division by zero");
