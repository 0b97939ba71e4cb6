const { openInput } = require("./strict-input.js");

const input = openInput();
const t = input.int("t", 1, 1000);
input.newline();
let all = 0;
for (let row = 1; row <= t; row += 1) {
  const n = input.int("n", 1, 100_000 - all);
  all += n;
  input.space();
  input.int("k", 1, n);
  input.newline();
  input.ints("a", n, 0, 1_000_000_000);
}
input.end();
