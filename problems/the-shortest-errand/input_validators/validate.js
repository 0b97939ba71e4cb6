const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.space();
const m = input.int("m", 1, n);
input.newline();
input.ints("g", n, 1, 1_000_000_000);
const kinds = new Set();
for (let j = 1; j <= m; j += 1) {
  const kind = input.int(`t ${j}`, 1, 1_000_000_000);
  input.check(!kinds.has(kind), `kind ${kind} stands on the list twice`);
  kinds.add(kind);
  input.space();
  input.int(`c ${j}`, 1, n);
  input.newline();
}
input.end();
