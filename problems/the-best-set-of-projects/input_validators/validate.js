const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200);
input.space();
const m = input.int("m", 0, 2000);
input.newline();
input.ints("p", n, -1_000_000_000, 1_000_000_000);
for (let i = 1; i <= m; i += 1) {
  const [a, b] = input.ints(`condition ${i}`, 2, 1, n);
  input.check(a !== b, "a project needs itself");
}
input.end();
