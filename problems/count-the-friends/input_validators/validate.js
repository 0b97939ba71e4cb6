const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 1000);
input.space();
const m = input.int("m", 0, 2000);
input.newline();
const seen = new Set();
for (let i = 1; i <= m; i += 1) {
  const a = input.int("a", 1, n);
  input.space();
  const b = input.int("b", 1, n);
  input.newline();
  input.check(a !== b, `friendship ${i} is between ${a} and the same person`);
  const pair = Math.min(a, b) * 1001 + Math.max(a, b);
  input.check(!seen.has(pair), `the friendship of ${a} and ${b} is listed twice`);
  seen.add(pair);
}
input.end();
