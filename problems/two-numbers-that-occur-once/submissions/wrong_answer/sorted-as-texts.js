const fs = require("node:fs");

/** Wrong: sorts the two as texts. */
function findTwo(list) {
  let both = 0;
  for (const number of list) both ^= number;
  const bit = both & -both; // the lowest 1
  let one = 0;
  for (const number of list) {
    if (number & bit) one ^= number;
  }
  const other = both ^ one;
  return [one, other].sort();
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = [];
for (let i = 2; i < rows.length; i += 2) {
  answers.push(findTwo(rows[i].split(" ").map(Number)).join(" "));
}
console.log(answers.join("\n"));
