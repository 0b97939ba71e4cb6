const { openInput } = require("./strict-input.js");

const input = openInput();
const h = input.int("h", 1, 100);
input.space();
const w = input.int("w", 1, 10);
input.space();
input.int("k", 0, 20);
input.newline();
for (let i = 1; i <= h; i += 1) {
  const row = input.line(`row ${i}`, /^[.#]+$/);
  input.check(row.length === w, `row ${i} has ${row.length} squares, not ${w}`);
}
input.end();
