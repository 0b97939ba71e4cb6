const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 2, 200);
input.space();
const m = input.int("m", 0, 10_000);
input.newline();
for (let i = 1; i <= m; i += 1) {
  const a = input.int(`a ${i}`, 1, n);
  input.space();
  const b = input.int(`b ${i}`, 1, n);
  input.space();
  input.int(`c ${i}`, 1, 1_000_000_000);
  input.newline();
  input.check(a !== b, "a pipe leads to where it begins");
}
input.end();
