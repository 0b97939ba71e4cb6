const { openInput } = require("./strict-input.js");

const input = openInput();
input.int("n", 1, 1000);
input.space();
input.int("c", 1, 1000);
input.newline();
input.end();
