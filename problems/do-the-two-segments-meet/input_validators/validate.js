const { openInput } = require("./strict-input.js");

const input = openInput();
const t = input.int("t", 1, 5000);
input.newline();
for (let i = 1; i <= t; i += 1) input.ints(`pair ${i}`, 8, -1_000_000_000, 1_000_000_000);
input.end();
