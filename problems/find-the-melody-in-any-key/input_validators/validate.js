const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.space();
const m = input.int("m", 1, n);
input.newline();
input.ints("a", n, 1, 1_000_000_000);
input.ints("b", m, 1, 1_000_000_000);
input.end();
