const fs = require("node:fs");

/** Too slow: for each number the list is searched from both ends. */
function findTwo(list) {
  return list.filter((number) => list.indexOf(number) === list.lastIndexOf(number)).sort((a, b) => a - b);
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = [];
for (let i = 2; i < rows.length; i += 2) {
  answers.push(findTwo(rows[i].split(" ").map(Number)).join(" "));
}
console.log(answers.join("\n"));
