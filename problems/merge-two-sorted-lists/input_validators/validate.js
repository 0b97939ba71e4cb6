const { openInput } = require("./strict-input.js");

const LARGEST = 1_000_000_000;
const input = openInput();
const n = input.int("n", 1, 1000);
input.space();
const m = input.int("m", 1, 1000);
input.newline();
for (const [name, length] of [["a", n], ["b", m]]) {
  const values = input.ints(name, length, -LARGEST, LARGEST);
  input.check(values.every((value, i) => i === 0 || values[i - 1] <= value), `the list ${name} is not sorted`);
}
input.end();
