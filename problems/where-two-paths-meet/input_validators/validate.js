const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.space();
const q = input.int("q", 1, 100_000);
input.newline();
const next = new Int32Array(n + 1);
for (let i = 1; i <= n; i += 1) {
  input.int(`p ${i}`, 1, 1000);
  input.space();
  next[i] = input.int(`next ${i}`, 0, n);
  input.newline();
}
// The lengths of all walks; 0 is not known yet, -1 is being walked.
const length = new Int32Array(n + 1);
for (let i = 1; i <= n; i += 1) {
  const walk = [];
  let v = i;
  while (v !== 0 && length[v] === 0) {
    length[v] = -1;
    walk.push(v);
    v = next[v];
  }
  input.check(v === 0 || length[v] > 0, `the walk from ${i} never ends`);
  let behind = v === 0 ? 0 : length[v];
  while (walk.length > 0) {
    behind += 1;
    length[walk.pop()] = behind;
  }
}
let passed = 0;
for (let i = 1; i <= q; i += 1) {
  const [a, b] = input.ints(`question ${i}`, 2, 1, n);
  passed += length[a] + length[b];
}
input.check(passed <= 2_000_000, "the walks pass more than 2000000 signposts");
input.end();
