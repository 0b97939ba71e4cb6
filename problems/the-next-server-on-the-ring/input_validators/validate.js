const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 500_000);
input.space();
const q = input.int("q", 1, 200_000);
input.newline();
const places = input.ints("a", n, 0, 1_000_000_000);
let falls = 0;
for (let i = 0; i < n; i += 1) {
  const next = places[(i + 1) % n];
  input.check(n === 1 || places[i] !== next, "two servers stand at the same place");
  if (next < places[i]) falls += 1;
}
// Round the ring a list that was sorted and rotated falls exactly once.
input.check(n === 1 || falls === 1, "the list is no rotated sorted list");
for (let i = 1; i <= q; i += 1) {
  input.int(`key ${i}`, 0, 1_000_000_000);
  input.newline();
}
input.end();
