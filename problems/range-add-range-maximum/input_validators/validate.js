const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 500_000);
input.space();
const q = input.int("q", 1, 50_000);
input.newline();
let questions = 0;
for (let i = 1; i <= q; i += 1) {
  const kind = input.int(`operation ${i}`, 1, 2);
  input.space();
  const l = input.int("l", 1, n);
  input.space();
  input.int("r", l, n);
  if (kind === 1) {
    input.space();
    input.int("v", -1_000_000_000, 1_000_000_000);
  } else {
    questions += 1;
  }
  input.newline();
}
input.check(questions >= 1, "nothing is asked");
input.end();
