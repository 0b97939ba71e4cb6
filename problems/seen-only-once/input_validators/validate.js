const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 400_000);
input.space();
const q = input.int("q", 1, 200_000);
input.newline();
input.ints("a", n, 1, 1_000_000_000);
for (let i = 1; i <= q; i += 1) {
  const l = input.int(`l ${i}`, 1, n);
  input.space();
  input.int(`r ${i}`, l, n);
  input.newline();
}
input.end();
