const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
const m = input.int("m", 1, 100_000);
input.space();
input.int("k", 1, n * m);
input.newline();
input.ints("s", n, 1, 2_000_000_000);
input.ints("c", m, 1, 2_000_000_000);
input.end();
