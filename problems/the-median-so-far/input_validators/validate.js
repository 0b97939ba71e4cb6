const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 600_000);
input.newline();
input.ints("a", n, -1_000_000_000, 1_000_000_000);
input.end();
