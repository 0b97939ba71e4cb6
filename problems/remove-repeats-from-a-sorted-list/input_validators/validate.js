const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 1000);
input.newline();
const values = input.ints("a", n, -1_000_000_000, 1_000_000_000);
input.check(values.every((value, i) => i === 0 || values[i - 1] <= value), "the list is not sorted");
input.end();
