const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 500_000);
input.space();
const q = input.int("q", 1, 200_000);
input.newline();
const list = input.ints("a", n, -1_000_000_000, 1_000_000_000);
for (let i = 1; i < n; i += 1) input.check(list[i - 1] <= list[i], `a ${i + 1} is smaller than the number before it`);
for (let i = 1; i <= q; i += 1) {
  input.int(`question ${i}`, -1_000_000_000, 1_000_000_000);
  input.newline();
}
input.end();
