const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 200_000);
input.space();
const c = input.int("c", 1, 200_000);
input.newline();
let isPrinted = false;
const read = new Set();
for (let i = 1; i <= q; i += 1) {
  const event = input.word(`event ${i}`, /^[RLD]$/);
  input.space();
  const x = input.int("x", 1, 1_000_000_000);
  input.newline();
  if (event === "L") read.delete(x);
  if (event === "R") read.add(x);
  // Read and not lent since: as soon as there are more than c of these, one of them was sent to the cellar.
  if (event === "D" || read.size > c) isPrinted = true;
}
input.check(isPrinted, "nothing has to be printed");
input.end();
