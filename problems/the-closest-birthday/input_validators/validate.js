const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 2, 400_000);
input.newline();
input.ints("b", n, 0, 5_000_000);
input.end();
