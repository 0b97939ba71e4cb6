const fs = require("node:fs");

/** Wrong: sorts the list and answers with the places there. */
function findPlace(list, x) {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    if (list[middle] === x) return middle + 1;
    if (list[middle] < x) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n").slice(1);
const answers = [];
for (let at = 0; at < rows.length; at += 3) {
  const list = rows[at + 1].split(" ").map(Number).sort((a, b) => a - b);
  const questions = rows[at + 2].split(" ").map(Number);
  answers.push(questions.map((x) => findPlace(list, x)).join(" "));
}
console.log(answers.join("\n"));
