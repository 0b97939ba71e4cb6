const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.space();
const q = input.int("q", 1, 200_000);
input.newline();
for (let i = 1; i <= q; i += 1) {
  const kind = input.word(`order ${i}`, /^[CTW]$/);
  input.space();
  input.ints("train", kind === "C" ? 2 : 1, 1, n);
}
input.end();
