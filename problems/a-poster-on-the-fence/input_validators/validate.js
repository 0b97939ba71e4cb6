const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.newline();
input.ints("w", n, 1, 1000);
input.ints("h", n, 0, 10_000_000);
input.end();
