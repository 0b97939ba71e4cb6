const fs = require("node:fs");

/**
 * The exclusive or of all numbers is that of the two that occur once. They differ where it has a 1; that place parts the list
 * into two groups, and in each of them one number occurs once. O(n), without further memory.
 */
function findTwo(list) {
  let both = 0;
  for (const number of list) both ^= number;
  const bit = both & -both; // the lowest 1
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
