const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
const minutes = input.int("T", 1, 1_000_000);
input.newline();
for (let i = 1; i <= n; i += 1) {
  const start = input.int(`s ${i}`, 0, minutes - 1);
  input.space();
  input.int(`e ${i}`, start + 1, minutes);
  input.space();
  input.int(`c ${i}`, 1, 1_000_000_000);
  input.newline();
}
input.end();
