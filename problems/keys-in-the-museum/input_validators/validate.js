const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
const m = input.int("m", 0, 100_000);
input.newline();
input.ints("c", n, 0, n);
for (let i = 1; i <= m; i += 1) {
  input.int("a", 1, n);
  input.space();
  input.int("b", 1, n);
  input.space();
  input.int("k", 0, n);
  input.newline();
}
input.end();
