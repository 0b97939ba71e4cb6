const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
const q = input.int("q", 1, 100_000);
input.newline();
const leader = Int32Array.from({ length: n + 1 }, (_unused, v) => v);
const find = (v) => {
  let at = v;
  while (leader[at] !== at) {
    leader[at] = leader[leader[at]];
    at = leader[at];
  }
  return at;
};
for (let i = 1; i < n; i += 1) {
  const u = input.int("u", 1, n);
  input.space();
  const v = input.int("v", 1, n);
  input.space();
  input.int("c", 1, 1_000_000_000);
  input.newline();
  input.check(find(u) !== find(v), "there are two ways between two huts");
  leader[find(u)] = find(v);
}
for (let i = 1; i <= q; i += 1) input.ints(`day ${i}`, 3, 1, n);
input.end();
