const fs = require("node:fs");

/** Wrong: stops when one number is left, and does not look at it. */
function findPlace(list, x) {
  let low = 0;
  let high = list.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (list[middle] === x) return middle + 1; // places are counted from 1
    if (list[low] <= list[middle]) {
      // In order up to the middle.
      if (list[low] <= x && x < list[middle]) high = middle - 1;
      else low = middle + 1;
    } else {
      // In order from the middle on.
      if (list[middle] < x && x <= list[high]) low = middle + 1;
      else high = middle - 1;
    }
  }
  return 0;
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n").slice(1);
const answers = [];
for (let at = 0; at < rows.length; at += 3) {
  const list = rows[at + 1].split(" ").map(Number);
  const questions = rows[at + 2].split(" ").map(Number);
  answers.push(questions.map((x) => findPlace(list, x)).join(" "));
}
console.log(answers.join("\n"));
