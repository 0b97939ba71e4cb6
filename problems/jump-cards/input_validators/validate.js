const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.space();
const q = input.int("q", 1, 100_000);
input.newline();
input.ints("c", n, 1, n);
for (let i = 1; i <= q; i += 1) {
  input.int("s", 1, n);
  input.space();
  input.big("k", 0n, 10n ** 18n);
  input.newline();
}
input.end();
