const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200);
input.space();
input.int("W", 0, 1_000_000_000_000);
input.newline();
for (let i = 1; i <= n; i += 1) {
  input.int("w", 1, 10_000_000_000);
  input.space();
  input.int("v", 0, 500);
  input.newline();
}
input.end();
