const { openInput } = require("./strict-input.js");

const input = openInput();
let rows = input.int("r", 1, 300);
input.space();
let columns = input.int("c", 1, 300);
input.space();
const q = input.int("q", 1, 100_000);
input.newline();
for (let row = 1; row <= rows; row += 1) {
  const line = input.line(`row ${row}`, /^[a-z]+$/);
  input.check(line.length === columns, `row ${row} has ${line.length} letters instead of ${columns}`);
}
let questions = 0;
for (let i = 1; i <= q; i += 1) {
  const kind = input.word(`command ${i}`, /^[RLHV?]$/);
  if (kind === "?") {
    questions += 1;
    input.space();
    input.int("i", 1, rows);
    input.space();
    input.int("j", 1, columns);
  }
  if (kind === "R" || kind === "L") [rows, columns] = [columns, rows];
  input.newline();
}
input.check(questions > 0, "nothing is asked");
input.end();
