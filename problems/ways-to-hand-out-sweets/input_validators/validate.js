const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100);
input.space();
input.int("k", 0, 50_000);
input.newline();
for (let i = 1; i <= n; i += 1) {
  const least = input.int(`l ${i}`, 0, 50_000);
  input.space();
  input.int(`u ${i}`, least, 50_000);
  input.newline();
}
input.end();
