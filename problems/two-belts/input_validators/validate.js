const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
input.int("c", 0, 1_000_000_000);
input.newline();
input.ints("l", n, 0, 1_000_000_000);
input.ints("r", n, 0, 1_000_000_000);
input.end();
