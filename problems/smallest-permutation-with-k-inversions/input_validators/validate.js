const { openInput } = require("./strict-input.js");

const input = openInput();
input.int("n", 1, 100_000);
input.space();
input.int("k", 0, 10_000_000_000);
input.newline();
input.end();
