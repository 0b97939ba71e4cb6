const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 2, 100_000);
input.newline();
const x = input.ints("x", n, 0, 1_000_000_000);
input.check(x[0] === 0, "the first landing does not lie at 0");
for (let i = 1; i < n; i += 1) input.check(x[i] > x[i - 1], "landing " + (i + 1) + " does not lie downstream of the one before it");
for (let i = 1; i <= n; i += 1) {
  if (i > 1) input.space();
  input.int("f", 0, 1_000_000_000_000);
}
input.newline();
input.end();
