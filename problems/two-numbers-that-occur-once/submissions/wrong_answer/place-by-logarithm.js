const fs = require("node:fs");

/** Wrong: finds the place by a logarithm, which a negative number does not have. */
function findTwo(list) {
  let both = 0;
  for (const number of list) both ^= number;
  const bit = 1 << Math.floor(Math.log2(both));
  let one = 0;
  for (const number of list) {
    if (number & bit) one ^= number;
  }
  const other = both ^ one;
  return [Math.min(one, other), Math.max(one, other)];
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = [];
for (let i = 2; i < rows.length; i += 2) {
  answers.push(findTwo(rows[i].split(" ").map(Number)).join(" "));
}
console.log(answers.join("\n"));
