const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.newline();
for (let i = 1; i <= n; i += 1) {
  const start = input.int(`s ${i}`, 0, 999_999_999);
  input.space();
  input.int(`f ${i}`, start + 1, 1_000_000_000);
  input.newline();
}
input.end();
