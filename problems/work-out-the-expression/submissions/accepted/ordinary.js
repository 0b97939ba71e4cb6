// As many write it: BigInt for safety, and two stacks.
const fs = require("fs");

const line = fs.readFileSync(0, "utf8");
console.log(evaluate(line.trim().replace(/\(-/g, "(0-").replace(/^-/, "0-")));

function evaluate(text) {
  const rank = { "+": 1, "-": 1, "*": 2, "/": 2 };
  const values = [];
  const operators = [];
  const compute = () => {
    const operator = operators.pop();
    const b = values.pop();
    const a = values.pop();
    if (operator === "+") values.push(a + b);
    if (operator === "-") values.push(a - b);
    if (operator === "*") values.push(a * b);
    if (operator === "/") values.push(a / b);
  };
  try {
    for (const token of text.match(/\d+|\D/g)) {
      if (token === "(") {
        operators.push(token);
      } else if (token === ")") {
        while (operators[operators.length - 1] !== "(") compute();
        operators.pop();
      } else if (token in rank) {
        while (rank[operators[operators.length - 1]] >= rank[token]) compute();
        operators.push(token);
      } else {
        values.push(BigInt(token));
      }
    }
    while (operators.length > 0) compute();
    return String(values.pop());
  } catch (error) {
    if (error instanceof RangeError) return "division by zero";
    throw error;
  }
}
