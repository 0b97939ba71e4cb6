const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 500_000);
input.space();
input.int("d", 0, 1_000_000_000);
input.newline();
input.ints("p", n, 1, 1_000_000_000);
input.end();
