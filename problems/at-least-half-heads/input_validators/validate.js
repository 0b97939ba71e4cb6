const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 5000);
input.newline();
for (let i = 1; i <= n; i += 1) {
  if (i > 1) input.space();
  input.word("p", /^(0\.\d{6}|1\.000000)$/);
}
input.newline();
input.end();
