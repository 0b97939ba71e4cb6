const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100);
input.space();
const k = input.int("k", 1, 15);
input.space();
const m = input.int("m", 0, n * k);
input.newline();
input.ints("w", n, 0, 1_000_000_000);
const pairs = new Set();
for (let i = 1; i <= m; i += 1) {
  const person = input.int("p", 1, n);
  input.space();
  pairs.add(person * k + input.int("s", 0, k - 1));
  input.newline();
}
input.check(pairs.size === m, "a pair is listed twice");
input.end();
