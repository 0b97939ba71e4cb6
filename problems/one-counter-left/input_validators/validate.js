const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.space();
const first = input.int("a", 0, n);
input.space();
const second = input.int("b", 0, n);
input.newline();
const minute = [0];
const next = [0];
for (let i = 1; i <= n; i += 1) {
  minute.push(input.int(`t of person ${i}`, 0, 1_000_000));
  input.space();
  next.push(input.int(`next of person ${i}`, 0, n));
  input.newline();
}
const seen = new Uint8Array(n + 1);
let count = 0;
for (const head of [first, second]) {
  let before = 0;
  for (let person = head; person !== 0; person = next[person]) {
    input.check(seen[person] === 0, `person ${person} stands in two places`);
    input.check(minute[person] >= before, `person ${person} stands behind a later minute`);
    seen[person] = 1;
    before = minute[person];
    count += 1;
  }
}
input.check(count === n, "somebody stands in no queue");
input.end();
