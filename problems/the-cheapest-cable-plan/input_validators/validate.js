const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 300_000);
input.space();
const k = input.int("k", 0, 100_000);
input.space();
const m = input.int("m", 0, 300_000);
input.newline();
for (let i = 1; i <= k; i += 1) input.ints(`cable ${i}`, 2, 1, n);
for (let i = 1; i <= m; i += 1) {
  input.int("a", 1, n);
  input.space();
  input.int("b", 1, n);
  input.space();
  input.int("c", 0, 1_000_000_000);
  input.newline();
}
input.end();
