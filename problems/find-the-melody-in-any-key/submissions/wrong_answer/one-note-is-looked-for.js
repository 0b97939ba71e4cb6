// Takes a melody of one note for one that fits nowhere.
const fs = require("node:fs");

const [n, , ...notes] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const steps = (row) => row.slice(1).map((note, i) => note - row[i]);
const text = steps(notes.slice(0, n));
const pattern = steps(notes.slice(n));
const border = [0, 0];
for (let i = 1, k = 0; i < pattern.length; i++) {
  while (k > 0 && pattern[i] !== pattern[k]) k = border[k];
  if (pattern[i] === pattern[k]) k++;
  border.push(k);
}
const found = [];
for (let i = 0, k = 0; i < text.length && pattern.length > 0; i++) {
  while (k > 0 && text[i] !== pattern[k]) k = border[k];
  if (text[i] === pattern[k]) k++;
  if (k < pattern.length) continue;
  found.push(i - k + 2);
  k = border[k];
}
console.log(found.length);
if (found.length > 0) console.log(found[0] + " " + found.at(-1));
