const fs = require("node:fs");

/** Too slow: indexOf looks at one number after the other. */
function findPlace(list, x) {
  return list.indexOf(x) + 1;
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n").slice(1);
const answers = [];
for (let at = 0; at < rows.length; at += 3) {
  const list = rows[at + 1].split(" ").map(Number);
  const questions = rows[at + 2].split(" ").map(Number);
  answers.push(questions.map((x) => findPlace(list, x)).join(" "));
}
console.log(answers.join("\n"));
