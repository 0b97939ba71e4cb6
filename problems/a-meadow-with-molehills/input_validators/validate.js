const { openInput } = require("./strict-input.js");

const input = openInput();
const h = input.int("h", 1, 1200);
input.space();
const w = input.int("w", 1, 1200);
input.newline();
for (let i = 1; i <= h; i += 1) {
  const row = input.line("row", /^[0-9#]+$/);
  input.check(row.length === w, "row " + i + " has " + row.length + " patches, not " + w);
}
input.end();
