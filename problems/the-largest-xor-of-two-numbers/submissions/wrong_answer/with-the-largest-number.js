const fs = require("node:fs");

/** Wrong: tries only the largest number with the others. */
function largestXor(list) {
  const largest = list.reduce((a, b) => Math.max(a, b));
  return list.reduce((best, number) => Math.max(best, largest ^ number), 0);
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = [];
for (let i = 2; i < rows.length; i += 2) answers.push(largestXor(rows[i].split(" ").map(Number)));
console.log(answers.join("\n"));
