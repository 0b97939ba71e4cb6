const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
const q = input.int("q", 1, 100_000);
input.newline();
if (n === 1) input.newline();
else {
  const bosses = input.ints("p", n - 1, 1, n);
  bosses.forEach((boss, i) => input.check(boss < i + 2, `the boss of ${i + 2} has no smaller number`));
}
let questions = 0;
for (let i = 1; i <= q; i += 1) {
  const kind = input.word(`order ${i}`, /^[+?]$/);
  input.space();
  input.int(`v ${i}`, 1, n);
  if (kind === "+") {
    input.space();
    input.int(`x ${i}`, -10_000, 10_000);
  } else questions += 1;
  input.newline();
}
input.check(questions > 0, "nothing is asked");
input.end();
