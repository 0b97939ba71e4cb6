const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 20_000);
input.newline();
for (let i = 1; i <= q; i += 1) {
  const a = input.big("a", 1n, 10n ** 18n);
  input.space();
  input.big("b", a, 10n ** 18n);
  input.newline();
}
input.end();
