const { openInput } = require("./strict-input.js");

const MOST = 1e15;
const MOST_DEEP = 1000;

const input = openInput();
const text = input.line("expression", /^[0-9+\-*/()]+$/);
input.check(text.length <= 200_000, `the expression has ${text.length} characters`);

let at = 0;
let deep = 0;

/** Null: a division by zero is part of it. */
function apply(operator, a, b) {
  if (a === null || b === null || (operator === "/" && b === 0)) return null;
  const value = { "+": () => a + b, "-": () => a - b, "*": () => a * b, "/": () => Math.trunc(a / b) }[operator]();
  input.check(Math.abs(value) <= MOST, `before character ${at + 1}, a result is ${value}`);
  return value;
}
function factor() {
  if (text[at] === "(") {
    at += 1;
    deep += 1;
    input.check(deep <= MOST_DEEP, "parentheses are nested too deep");
    const value = sum();
    input.check(text[at] === ")", `character ${at + 1} should close a parenthesis`);
    at += 1;
    deep -= 1;
    return value;
  }
  const begin = at;
  while (text[at] >= "0" && text[at] <= "9") at += 1;
  const number = text.slice(begin, at);
  input.check(/^(?:0|[1-9][0-9]{0,9})$/.test(number), `no number stands at character ${begin + 1}`);
  input.check(Number(number) <= 1e9, `${number} is too large`);
  return Number(number);
}
function term() {
  let value = factor();
  while (text[at] === "*" || text[at] === "/") {
    const operator = text[at];
    at += 1;
    value = apply(operator, value, factor());
  }
  return value;
}
function sum() {
  let value = text[at] === "-" ? 0 : term();
  while (text[at] === "+" || text[at] === "-") {
    const operator = text[at];
    at += 1;
    value = apply(operator, value, term());
  }
  return value;
}
sum();
input.check(at === text.length, `something follows the expression at character ${at + 1}`);
input.end();
