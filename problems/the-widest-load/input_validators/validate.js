const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 2, 100_000);
input.space();
const m = input.int("m", 0, 100_000);
input.space();
const q = input.int("q", 1, 100_000);
input.newline();
for (let i = 1; i <= m; i += 1) {
  input.int("a", 1, n);
  input.space();
  input.int("b", 1, n);
  input.space();
  input.int("w", 1, 1_000_000_000);
  input.newline();
}
for (let i = 1; i <= q; i += 1) {
  const [a, b] = input.ints(`order ${i}`, 2, 1, n);
  input.check(a !== b, "an order leads to the town where it begins");
}
input.end();
