const { openInput } = require("./strict-input.js");

const input = openInput();
const rows = input.int("r", 1, 1000);
input.space();
const columns = input.int("c", 1, 1000);
input.space();
input.int("k", 1, Math.min(rows, columns));
input.newline();
for (let row = 1; row <= rows; row += 1) {
  const line = input.line(`row ${row}`, /^[0-9#]+$/);
  input.check(line.length === columns, `row ${row} has ${line.length} squares instead of ${columns}`);
}
input.end();
