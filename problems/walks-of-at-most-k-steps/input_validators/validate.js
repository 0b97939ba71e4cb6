const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 30);
input.space();
const m = input.int("m", 0, 1000);
input.space();
input.int("s", 1, n);
input.space();
input.int("t", 1, n);
input.space();
input.big("k", 0n, 10n ** 18n);
input.newline();
for (let i = 1; i <= m; i += 1) input.ints(`door ${i}`, 2, 1, n);
input.end();
