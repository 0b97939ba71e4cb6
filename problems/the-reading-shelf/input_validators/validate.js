const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 200_000);
input.space();
input.int("c", 1, 200_000);
input.newline();
for (let i = 1; i <= q; i += 1) {
  input.word(`event ${i}`, /^[RLN]$/);
  input.space();
  input.int("x", 1, 1_000_000_000);
  input.newline();
}
input.end();
