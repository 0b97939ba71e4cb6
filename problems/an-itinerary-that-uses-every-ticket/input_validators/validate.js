const { openInput } = require("./strict-input.js");

const input = openInput();
const t = input.int("t", 1, 1000);
input.newline();
let airports = 0;
let tickets = 0;
for (let pile = 1; pile <= t; pile += 1) {
  const n = input.int("n", 1, 50_000 - airports);
  airports += n;
  input.space();
  const m = input.int("m", 1, 50_000 - tickets);
  tickets += m;
  input.newline();
  for (let i = 1; i <= m; i += 1) input.ints(`ticket ${i}`, 2, 1, n);
}
input.end();
