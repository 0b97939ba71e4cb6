const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
const q = input.int("q", 1, 50_000);
input.newline();
input.ints("t", n, -1_000_000_000, 1_000_000_000);
if (n === 1) input.newline();
else {
  const parents = input.ints("p", n - 1, 1, n);
  parents.forEach((parent, i) => input.check(parent < i + 2, `the p of ${i + 2} is no smaller number`));
}
let questions = 0;
for (let i = 1; i <= q; i += 1) {
  const kind = input.word(`order ${i}`, /^[!?]$/);
  input.space();
  input.int(`first number ${i}`, 1, n);
  input.space();
  if (kind === "!") input.int(`x ${i}`, -1_000_000_000, 1_000_000_000);
  else {
    input.int(`v ${i}`, 1, n);
    questions += 1;
  }
  input.newline();
}
input.check(questions > 0, "nothing is asked");
input.end();
