const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 1_000_000);
input.space();
input.big("k", 0n, 10n ** 18n);
input.newline();
input.ints("number", n, 1, 99);
input.end();
