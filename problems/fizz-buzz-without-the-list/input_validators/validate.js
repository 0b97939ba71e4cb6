const { openInput } = require("./strict-input.js");

const input = openInput();
input.int("n", 1, 2_000_000_000);
input.space();
input.int("a", 1, 1000);
input.space();
input.int("b", 1, 1000);
input.newline();
input.end();
