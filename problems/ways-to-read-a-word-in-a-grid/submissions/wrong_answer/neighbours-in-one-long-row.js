// Wrong: writes the grid as one long row, so that the right end of a row is a neighbour of the left end of the next one.
const fs = require("node:fs");

const [h, w, , ...lines] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const width = Number(w);
const cells = [...lines.slice(0, Number(h)).join("")];
const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];

function count(at, word, place) {
  if (cells[at] !== word[place]) return 0;
  if (place === word.length - 1) return 1;
  cells[at] = null;
  let sum = 0;
  for (const step of new Set(steps)) sum += count(at + step, word, place + 1);
  cells[at] = word[place];
  return sum;
}

for (const word of lines.slice(Number(h))) {
  let sum = 0;
  for (let at = 0; at < cells.length; at++) sum += count(at, word, 0);
  console.log(sum);
}
