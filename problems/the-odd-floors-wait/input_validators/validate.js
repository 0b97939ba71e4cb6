const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 300_000);
input.newline();
let leaves = 0;
for (let i = 1; i <= q; i += 1) {
  const event = input.word(`event ${i}`, /^[AOEL]$/);
  if (event === "A") {
    input.space();
    input.int("f", -1000, 1000);
  }
  if (event === "L") leaves += 1;
  input.newline();
}
input.check(leaves > 0, "there is no L");
input.end();
