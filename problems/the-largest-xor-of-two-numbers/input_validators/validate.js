const { openInput } = require("./strict-input.js");

const input = openInput();
const t = input.int("t", 1, 100);
input.newline();
let numbers = 0;
for (let list = 1; list <= t; list += 1) {
  const n = input.int("n", 2, 300_000 - numbers);
  numbers += n;
  input.newline();
  input.ints("a", n, 0, 2 ** 31 - 1);
}
input.end();
