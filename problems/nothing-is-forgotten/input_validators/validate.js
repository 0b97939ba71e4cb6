const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 300_000);
input.newline();
let questions = 0;
for (let i = 1; i <= q; i += 1) {
  const event = input.word(`event ${i}`, /^[TBGLC]$/);
  input.space();
  if (event === "T") input.word("letter", /^[a-z]$/);
  else if (event === "B" || event === "L") input.int("number", 1, 300_000);
  else input.int("earlier event", 0, i - 1);
  if (event === "L" || event === "C") questions += 1;
  input.newline();
}
input.check(questions > 0, "nothing is asked");
input.end();
