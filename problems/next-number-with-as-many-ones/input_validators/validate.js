const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 10_000);
input.newline();
for (let i = 1; i <= q; i += 1) {
  input.int("n", 1, 1e15);
  input.newline();
}
input.end();
