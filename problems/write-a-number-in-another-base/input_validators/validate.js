const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 1000);
input.newline();
for (let i = 1; i <= q; i += 1) {
  input.int("n", 0, 1_000_000_000);
  input.space();
  input.int("b", 2, 16);
  input.newline();
}
input.end();
