const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 1_000_000);
input.space();
const m = input.int("m", 0, Math.min(n, 200_000));
input.newline();
const loose = input.ints("loose step", m, 1, n);
input.check(new Set(loose).size === m, "a loose step is listed twice");
input.end();
