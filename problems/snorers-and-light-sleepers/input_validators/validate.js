const { openInput } = require("./strict-input.js");

const input = openInput();
const a = input.int("a", 1, 100_000);
input.space();
const b = input.int("b", 1, 100_000);
input.space();
const m = input.int("m", 0, 200_000);
input.newline();
for (let i = 1; i <= m; i += 1) {
  input.int("s", 1, a);
  input.space();
  input.int("l", 1, b);
  input.newline();
}
input.end();
