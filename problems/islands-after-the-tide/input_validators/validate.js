const { openInput } = require("./strict-input.js");

const input = openInput();
const h = input.int("h", 1, 1000);
input.space();
const w = input.int("w", 1, 1000);
input.newline();
const row = new RegExp(`^[#.]{${w}}$`);
for (let r = 1; r <= h; r += 1) input.line(`row ${r}`, row);
input.end();
