const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.newline();
let letters = 0;
for (let i = 1; i <= n; i += 1) {
  const word = input.word(`word ${i}`, /^[a-z]{1,1000}$/);
  input.newline();
  letters += word.length;
}
input.check(letters <= 500_000, `all words together have ${letters} letters`);
input.end();
