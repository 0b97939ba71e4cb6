const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 30_000);
input.newline();
for (let i = 1; i <= q; i += 1) {
  input.int("kind", 1, 2);
  input.space();
  input.int("n", 1, 500_000);
  input.space();
  input.int("k", 0, 500_000);
  input.newline();
}
input.end();
