const { openInput } = require("./strict-input.js");

const input = openInput();
const [r, m, c] = input.ints("size", 3, 1, 50);
for (let i = 1; i <= r; i += 1) input.ints(`row ${i} of A, number`, m, -1_000_000, 1_000_000);
for (let i = 1; i <= m; i += 1) input.ints(`row ${i} of B, number`, c, -1_000_000, 1_000_000);
input.end();
