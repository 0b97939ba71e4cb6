const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.newline();
let sum = 0;
for (let i = 1; i <= n; i += 1) sum += input.ints(`job ${i}`, 2, 1, 1_000_000_000)[1];
input.check(sum <= 10_000_000_000_000, "the sum of all fines is above 10^13");
input.end();
