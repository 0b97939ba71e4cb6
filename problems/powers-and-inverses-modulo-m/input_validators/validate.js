const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 20_000);
input.newline();
for (let i = 1; i <= q; i += 1) {
  input.int("a", 0, 1_000_000_000);
  input.space();
  input.big("b", -(10n ** 18n), 10n ** 18n);
  input.space();
  input.int("m", 1, 1_000_000_000);
  input.newline();
}
input.end();
