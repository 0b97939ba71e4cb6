const { openInput } = require("./strict-input.js");

const input = openInput();
const k = input.int("k", 1, 5);
input.space();
const q = input.int("q", 1, 1000);
input.newline();
const lengths = input.ints("s", k, 1, 2000);
input.check(new Set(lengths).size === k, "an allowed number occurs twice");
let pins = 200_000; // that may still come
for (let game = 1; game <= q; game += 1) {
  const n = input.int("n", 1, 200_000);
  input.space();
  for (const row of input.ints("a", n, 1, 2000)) pins -= row;
  input.check(pins >= 0, "all games together have too many pins");
}
input.end();
