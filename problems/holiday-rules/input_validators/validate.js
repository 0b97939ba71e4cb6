const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.newline();
for (let x = 1; x <= 3; x += 1) input.ints("rule", 3, 0, 1);
for (let day = 1; day <= n; day += 1) input.ints("joy", 3, -1_000_000_000, 1_000_000_000);
input.end();
