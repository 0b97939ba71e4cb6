const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
const m = input.int("m", 0, 100_000);
input.newline();
input.ints("t", n, 0, 1_000_000_000);
for (let i = 1; i <= m; i += 1) input.ints(`rule ${i}`, 2, 1, n);
input.end();
