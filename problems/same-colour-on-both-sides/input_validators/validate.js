const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 300);
input.newline();
input.ints("c", n, 1, 300);
input.ints("p", n, 1, 1_000_000_000);
input.end();
