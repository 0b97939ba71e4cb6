const { openInput } = require("./strict-input.js");

const input = openInput();
const t = input.int("t", 1, 200);
input.newline();
let [mentors, learners, entries] = [1000, 1000, 20_000]; // that may still come
for (let club = 1; club <= t; club += 1) {
  const a = input.int("a", 1, mentors);
  input.space();
  const b = input.int("b", 1, learners);
  input.space();
  const m = input.int("m", 0, entries);
  input.newline();
  mentors -= a;
  learners -= b;
  entries -= m;
  const listed = new Set();
  for (let i = 1; i <= m; i += 1) {
    const x = input.int("x", 1, a);
    input.space();
    const y = input.int("y", 1, b);
    input.newline();
    input.check(!listed.has(x * 1001 + y), `${x} and ${y} are listed twice`);
    listed.add(x * 1001 + y);
  }
}
input.end();
