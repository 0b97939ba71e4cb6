const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.space();
const k = input.int("k", 1, 21);
input.newline();
input.ints("set", n, 0, 2 ** k - 1);
input.end();
