const { openInput } = require("./strict-input.js");

const input = openInput();
const h = input.int("h", 1, 1000);
input.space();
const w = input.int("w", 1, 1000);
input.space();
const p = input.int("p", 0, 1000);
input.space();
input.int("q", Math.max(1, p), 1000);
input.newline();
const row = new RegExp(`^[.#SG]{${w}}$`);
let board = "";
for (let r = 1; r <= h; r += 1) board += input.line(`row ${r}`, row);
input.check(board.split("S").length === 2, "there is not exactly one S");
input.check(board.split("G").length === 2, "there is not exactly one G");
input.end();
