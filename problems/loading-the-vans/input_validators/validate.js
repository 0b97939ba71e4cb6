const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 300_000);
input.space();
const k = input.int("k", 1, 300_000);
input.space();
const m = input.int("m", 1, 300_000);
input.newline();
input.check(k * m >= n, `${k} vans with room for ${m} boxes each do not take ${n} boxes`);
input.ints("w", n, 1, 1_000_000_000);
input.end();
