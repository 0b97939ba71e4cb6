const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 500_000);
input.space();
input.int("s", 1, 1_000_000_000);
input.newline();
const cards = input.ints("k", n, -1_000_000_000, 1_000_000_000);
input.check(!cards.includes(0), "a card says 0");
input.end();
