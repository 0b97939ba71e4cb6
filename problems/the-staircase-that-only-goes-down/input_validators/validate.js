const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 2000);
input.space();
const m = input.int("m", 0, 4000);
input.newline();
for (let i = 1; i <= m; i += 1) {
  input.int("a", 1, n);
  input.space();
  input.int("b", 1, n);
  input.space();
  input.int("c", -1_000_000_000, 1_000_000_000);
  input.newline();
}
input.end();
