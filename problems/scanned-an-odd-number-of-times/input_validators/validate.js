const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 799_999);
input.newline();
const tags = input.ints("a", n, 1, 1_000_000_000);
const odd = new Set();
for (const tag of tags) if (!odd.delete(tag)) odd.add(tag);
input.check(odd.size === 1, `${odd.size} tags occur an odd number of times`);
input.end();
