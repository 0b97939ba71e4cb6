const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.space();
input.int("k", 1, n);
input.newline();
for (let i = 1; i <= n; i += 1) {
  if (i > 1) input.space();
  const word = input.word("fee", /^(x|0|-?[1-9][0-9]{0,9})$/);
  if (word !== "x") input.check(Math.abs(Number(word)) <= 1_000_000_000, "fee " + i + " is out of range");
}
input.newline();
input.end();
