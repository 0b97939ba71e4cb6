const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 400);
input.space();
const m = input.int("m", 0, 1000);
input.space();
const q = input.int("q", 1, 400);
input.newline();
for (let i = 1; i <= m + q; i += 1) {
  input.int("a", 1, n);
  input.space();
  input.int("b", 1, n);
  input.space();
  input.int("c", 1, 10_000_000);
  input.newline();
}
input.end();
