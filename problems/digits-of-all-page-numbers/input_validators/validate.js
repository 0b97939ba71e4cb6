const { openInput } = require("./strict-input.js");

const input = openInput();
input.int("n", 1, 1_000_000_000);
input.newline();
input.end();
