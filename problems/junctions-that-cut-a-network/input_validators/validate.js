const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 30_000);
input.space();
const m = input.int("m", 0, 60_000);
input.newline();
for (let i = 1; i <= m; i += 1) input.ints(`pipe ${i}`, 2, 1, n);
input.end();
