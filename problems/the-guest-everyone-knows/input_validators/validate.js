const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
const m = input.int("m", 0, 200_000);
input.newline();
const seen = new Set();
for (let i = 1; i <= m; i += 1) {
  const [a, b] = input.ints(`remark ${i}`, 2, 1, n);
  input.check(a !== b, "a guest is said to know themselves");
  input.check(!seen.has(a * (n + 1) + b), "a remark is listed twice");
  seen.add(a * (n + 1) + b);
}
input.end();
