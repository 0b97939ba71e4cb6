const { openInput } = require("./strict-input.js");

const input = openInput();
const h = input.int("h", 1, 150);
input.space();
const w = input.int("w", 1, 150);
input.space();
input.int("t", 0, 300);
input.newline();
for (let i = 1; i <= h; i += 1) input.ints(`row ${i}`, w, -1_000_000_000, 1_000_000_000);
input.end();
