// Counts how many brackets of each kind are open: pairs that cross go unnoticed.
const fs = require("node:fs");

function check(text) {
  const open = [0, 0, 0];
  const due = [];
  for (let i = 0; i < text.length; i++) {
    const opening = "([{".indexOf(text[i]);
    const closing = ")]}".indexOf(text[i]);
    if (opening >= 0) {
      open[opening]++;
      due.push(opening);
    }
    if (closing >= 0) {
      if (open[closing] === 0) return "WRONG " + (i + 1);
      open[closing]--;
      due.splice(due.lastIndexOf(closing), 1);
    }
  }
  if (due.length === 0) return "OK";
  return "ADD " + due.reverse().map((kind) => ")]}"[kind]).join("");
}

console.log(check(fs.readFileSync(0, "utf8").trim()));
