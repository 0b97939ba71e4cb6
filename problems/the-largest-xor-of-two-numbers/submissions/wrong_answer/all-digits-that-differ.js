const fs = require("node:fs");

/** Wrong: takes a 1 for every place in which not all numbers are equal; but no two numbers need differ in all of these. */
function largestXor(list) {
  const all = list.reduce((a, b) => a | b);
  const common = list.reduce((a, b) => a & b);
  return all ^ common;
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = [];
for (let i = 2; i < rows.length; i += 2) answers.push(largestXor(rows[i].split(" ").map(Number)));
console.log(answers.join("\n"));
