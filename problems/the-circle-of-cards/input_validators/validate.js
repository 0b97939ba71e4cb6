const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 500_000);
input.space();
const s = input.int("s", 1, 10_000_000);
input.newline();
const cards = input.ints("k", n, -10_000_000, 10_000_000);
input.check(!cards.includes(0), "a card says 0");
const sum = cards.reduce((steps, card) => steps + Math.abs(card), s);
input.check(sum <= 10_000_000, `the counts add up to ${sum}`);
input.end();
