const fs = require("node:fs");

/** Too slow: keeps a list of the numbers that have come once so far, and looks through it for each number. */
function findTwo(list) {
  const open = [];
  for (const number of list) {
    const at = open.indexOf(number);
    if (at < 0) open.push(number);
    else open.splice(at, 1);
  }
  return open.sort((a, b) => a - b);
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = [];
for (let i = 2; i < rows.length; i += 2) {
  answers.push(findTwo(rows[i].split(" ").map(Number)).join(" "));
}
console.log(answers.join("\n"));
