const { openInput } = require("./strict-input.js");

const input = openInput();
const t = input.int("t", 1, 100);
input.newline();
let numbers = 0;
let questions = 0;
for (let list = 1; list <= t; list += 1) {
  const n = input.int("n", 1, 500_000 - numbers);
  numbers += n;
  input.space();
  const q = input.int("q", 1, 200_000 - questions);
  questions += q;
  input.newline();
  const a = input.ints("a", n, -1_000_000_000, 1_000_000_000);
  let falls = 0;
  for (let i = 0; i < n && n > 1; i += 1) {
    const next = a[(i + 1) % n];
    input.check(a[i] !== next, `${next} is in the list twice`);
    if (a[i] > next) falls += 1;
  }
  input.check(n === 1 || falls === 1, "the list is no sorted one that was rotated");
  input.ints("question", q, -1_000_000_000, 1_000_000_000);
}
input.end();
