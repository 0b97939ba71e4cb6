const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 300_000);
input.space();
const m = input.int("m", 1, 300_000);
input.space();
const q = input.int("q", 1, m);
input.newline();
for (let i = 1; i <= m; i += 1) input.ints(`road ${i}`, 2, 1, n);
const closed = new Set();
for (let i = 1; i <= q; i += 1) {
  const road = input.int("closing", 1, m);
  input.newline();
  input.check(!closed.has(road), `road ${road} closes twice`);
  closed.add(road);
}
input.end();
