const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 300_000);
input.space();
const m = input.int("m", 1, n);
input.newline();
input.ints("a", n, 1, 1000);
const falling = input.ints("pearl", m, 1, n);
input.check(new Set(falling).size === m, "a pearl falls twice");
input.end();
