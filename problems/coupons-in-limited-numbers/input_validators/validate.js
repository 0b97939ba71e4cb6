const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200);
input.space();
input.int("P", 1, 50_000);
input.newline();
for (let i = 1; i <= n; i += 1) {
  input.int("p", 1, 50_000);
  input.space();
  input.int("s", 0, 1_000_000_000);
  input.space();
  input.int("m", 1, 1_000_000_000);
  input.newline();
}
input.end();
