const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 40_000);
input.newline();
const names = new Set();
for (let i = 1; i <= n; i += 1) {
  const name = input.word(`name ${i}`, /^[a-z]{1,10}$/);
  input.check(!names.has(name), `two teams are called ${name}`);
  names.add(name);
  input.space();
  input.int("w", 0, 1000);
  input.space();
  input.int("d", 0, 1000);
  input.space();
  input.int("f", 0, 10_000);
  input.space();
  input.int("a", 0, 10_000);
  input.newline();
}
input.end();
