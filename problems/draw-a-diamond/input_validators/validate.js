const { openInput } = require("./strict-input.js");

const input = openInput();
input.int("n", 1, 50);
input.newline();
input.end();
