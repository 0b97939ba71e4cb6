const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 50_000);
input.newline();
for (let i = 1; i <= q; i += 1) {
  const from = input.int("a", 1, 2_000_000);
  input.space();
  input.int("b", from, 2_000_000);
  input.newline();
}
input.end();
