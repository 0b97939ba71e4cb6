const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 36);
input.space();
input.int("T", -100_000_000_000_000, 100_000_000_000_000);
input.newline();
input.ints("a", n, -1_000_000_000_000, 1_000_000_000_000);
input.end();
