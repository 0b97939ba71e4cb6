const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
input.int("q", 1, 200_000);
input.space();
input.int("x", 1, 2_147_483_646);
input.newline();
input.ints("a", n, 1, 1_000_000_000);
input.end();
