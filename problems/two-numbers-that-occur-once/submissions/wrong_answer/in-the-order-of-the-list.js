const fs = require("node:fs");

/** Wrong: answers with the two numbers in the order of the list. */
function findTwo(list) {
  const count = new Map();
  for (const number of list) count.set(number, (count.get(number) ?? 0) + 1);
  return list.filter((number) => count.get(number) === 1);
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = [];
for (let i = 2; i < rows.length; i += 2) {
  answers.push(findTwo(rows[i].split(" ").map(Number)).join(" "));
}
console.log(answers.join("\n"));
