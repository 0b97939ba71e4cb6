const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
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
  const a = input.int("a", 1, n);
  input.space();
  const b = input.int("b", 1, n);
  input.space();
  input.int("c", 1, 1_000_000_000);
  input.newline();
  input.check(find(a) !== find(b), "there are two ways between two villages");
  leader[find(a)] = find(b);
}
input.end();
