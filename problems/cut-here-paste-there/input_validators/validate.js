const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.space();
const q = input.int("q", 1, 100_000);
input.newline();
let sum = 0;
for (let i = 1; i <= q; i += 1) {
  input.int("a", 1, n);
  input.space();
  sum += input.int("k", 1, 2_000_000);
  input.space();
  input.int("b", 0, n);
  input.newline();
}
input.check(sum <= 2_000_000, `the sum of k is ${sum}`);
input.end();
