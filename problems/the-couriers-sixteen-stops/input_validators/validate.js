const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 16);
input.space();
const m = input.int("m", 0, 100);
input.newline();
for (let i = 0; i <= n; i += 1) {
  const row = input.ints("time", n + 1, 0, 1_000_000_000);
  input.check(row[i] === 0, "the way from place " + i + " to itself takes time");
}
for (let i = 1; i <= m; i += 1) {
  const [x, y] = input.ints("stop", 2, 1, n);
  input.check(x !== y, "a stop stands before itself");
}
input.end();
