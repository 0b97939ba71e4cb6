const { openInput } = require("./strict-input.js");

const input = openInput();
input.int("r", 1, 30);
input.space();
input.int("c", 1, 30);
input.space();
input.int("k", 1, 5);
input.newline();
input.end();
