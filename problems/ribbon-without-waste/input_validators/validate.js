const { openInput } = require("./strict-input.js");

const input = openInput();
input.int("L", 1, 100_000);
input.space();
const k = input.int("k", 1, 100);
input.space();
input.int("c", 0, 1_000_000_000);
input.newline();
for (let i = 1; i <= k; i += 1) {
  input.int("l", 1, 1_000_000_000);
  input.space();
  input.int("p", 0, 1_000_000_000);
  input.newline();
}
input.end();
