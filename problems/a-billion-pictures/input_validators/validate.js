const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 1_000_000_000);
input.space();
const q = input.int("q", 1, 100_000);
input.newline();
let questions = 0;
for (let i = 1; i <= q; i += 1) {
  const wish = input.word(`wish ${i}`, /^[MTQ]$/);
  input.space();
  const l = input.int(wish === "Q" ? "p" : "l", 1, n);
  if (wish === "Q") {
    questions += 1;
  } else {
    input.space();
    const r = input.int("r", l, n);
    if (wish === "M") {
      input.space();
      input.int("p", 0, n - (r - l + 1));
    }
  }
  input.newline();
}
input.check(questions > 0, "there is no question");
input.end();
