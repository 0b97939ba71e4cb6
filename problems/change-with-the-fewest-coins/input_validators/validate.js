const { openInput } = require("./strict-input.js");

const input = openInput();
const price = input.int("p", 0, 100_000);
input.space();
input.int("q", price, 100_000);
input.newline();
input.end();
