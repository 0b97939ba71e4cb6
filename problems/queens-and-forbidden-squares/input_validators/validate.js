const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 10);
input.newline();
for (let row = 1; row <= n; row += 1) {
  const squares = input.word(`row ${row}`, /^[.#]+$/);
  input.check(squares.length === n, `row ${row} has ${squares.length} squares`);
  input.newline();
}
input.end();
