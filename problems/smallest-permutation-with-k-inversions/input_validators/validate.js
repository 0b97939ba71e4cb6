const { openInput } = require("./strict-input.js");

const input = openInput();
input.int("n", 1, 400_000);
input.space();
input.int("k", 0, 100_000_000_000);
input.newline();
input.end();
