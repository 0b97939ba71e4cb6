const { openInput } = require("./strict-input.js");

const input = openInput();
const h = input.int("h", 1, 8);
input.space();
const w = input.int("w", 1, 8);
input.space();
const q = input.int("q", 1, 10);
input.newline();
const times = new Map();
for (let i = 1; i <= h; i += 1) {
  const row = input.line(`row ${i}`, /^[a-z]{1,8}$/);
  input.check(row.length === w, `row ${i} has ${row.length} letters`);
  for (const letter of row) times.set(letter, (times.get(letter) ?? 0) + 1);
}
for (const [letter, count] of times) input.check(count <= 5, `${letter} occurs ${count} times`);
for (let i = 1; i <= q; i += 1) input.line(`word ${i}`, /^[a-z]{1,12}$/);
input.end();
