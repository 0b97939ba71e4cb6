const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 2, 250_000);
input.newline();
for (let i = 1; i <= n; i += 1) input.ints(`drone ${i}`, 2, -10_000_000, 10_000_000);
input.end();
