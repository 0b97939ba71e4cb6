const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 300_000);
input.newline();
for (let i = 1; i <= q; i += 1) {
  input.int("p", 0, i - 1);
  input.space();
  input.check(input.int("v", -1000, 1000) !== 0, "v is 0");
  input.newline();
}
input.end();
