const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 100_000);
input.newline();
let letters = 0;
let questions = 0;
for (let i = 1; i <= q; i += 1) {
  const task = input.word(`task ${i}`, /^[+?-]$/);
  if (task === "?") questions += 1;
  input.space();
  letters += input.word(`word ${i}`, /^[a-z]+$/).length;
  input.newline();
}
input.check(questions > 0, "there is no question");
input.check(letters <= 400_000, `there are ${letters} letters`);
input.end();
