const { openInput } = require("./strict-input.js");

const input = openInput();
const k = input.int("k", 1, 100);
input.space();
const q = input.int("q", 1, 100_000);
input.newline();
input.ints("v", k, 1, 1_000_000_000);
input.ints("p", q, 1, 100_000);
input.end();
