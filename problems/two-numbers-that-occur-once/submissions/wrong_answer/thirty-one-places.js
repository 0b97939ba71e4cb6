const fs = require("node:fs");

/** Wrong: tries 31 places only, so that two numbers are not parted which differ in the sign alone. */
function findTwo(list) {
  let both = 0;
  for (const number of list) both ^= number;
  let bit = 0;
  for (let i = 0; i < 31; i++) {
    if (both & (1 << i)) bit = 1 << i;
  }
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
