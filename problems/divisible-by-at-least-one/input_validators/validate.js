const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 15);
input.space();
const from = input.big("L", 1n, 10n ** 18n);
input.space();
input.big("R", from, 10n ** 18n);
input.newline();
for (let i = 1; i <= n; i += 1) {
  if (i > 1) input.space();
  input.big("a", 1n, 10n ** 18n);
}
input.newline();
input.end();
