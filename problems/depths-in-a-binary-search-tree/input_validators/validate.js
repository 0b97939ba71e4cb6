const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.newline();
const keys = input.ints("k", n, -1_000_000_000, 1_000_000_000);
input.check(new Set(keys).size === n, "two keys are equal");
input.end();
