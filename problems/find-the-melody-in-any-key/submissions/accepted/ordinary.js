// As many write it: Knuth, Morris and Pratt from the textbook.
const fs = require("fs");

const lines = fs.readFileSync(0, "utf8").split("\n");
const piece = lines[1].trim().split(" ").map(Number);
const melody = lines[2].trim().split(" ").map(Number);
const text = steps(piece);
const pattern = steps(melody);
const found = [];
const lps = [0];
for (let i = 1, len = 0; i < pattern.length; i++) {
  while (len > 0 && pattern[i] !== pattern[len]) len = lps[len - 1];
  if (pattern[i] === pattern[len]) len++;
  lps.push(len);
}
if (pattern.length === 0) {
  for (let i = 0; i < piece.length; i++) found.push(i + 1);
} else {
  let j = 0;
  for (let i = 0; i < text.length; i++) {
    while (j > 0 && (j === pattern.length || text[i] !== pattern[j])) j = lps[j - 1];
    if (text[i] === pattern[j]) j++;
    if (j === pattern.length) found.push(i - j + 2);
  }
}
console.log(found.length);
if (found.length > 0) console.log(found[0], found[found.length - 1]);

function steps(notes) {
  const result = [];
  for (let i = 1; i < notes.length; i++) result.push(notes[i] - notes[i - 1]);
  return result;
}
