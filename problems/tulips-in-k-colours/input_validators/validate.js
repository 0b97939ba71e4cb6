const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 300_000);
input.space();
input.int("k", 1, n);
input.newline();
input.ints("c", n, 1, n);
input.end();
