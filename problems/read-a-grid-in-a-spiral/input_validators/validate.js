const { openInput } = require("./strict-input.js");

const input = openInput();
const rows = input.int("r", 1, 100_000);
input.space();
const columns = input.int("c", 1, 100_000);
input.newline();
input.check(rows * columns <= 100_000, `the grid has ${rows * columns} squares`);
for (let row = 1; row <= rows; row += 1) {
  const line = input.line(`row ${row}`, /^[a-z]+$/);
  input.check(line.length === columns, `row ${row} has ${line.length} letters instead of ${columns}`);
}
input.end();
