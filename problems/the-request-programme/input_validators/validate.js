const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.space();
const m = input.int("m", 0, 100_000);
input.space();
const t = input.int("t", 0, 50_000);
input.newline();
for (let i = 1; i <= m; i += 1) {
  const wishes = input.ints(`wish of listener ${i}`, 2, -n, n);
  input.check(!wishes.includes(0), "a wish is 0");
}
const tuneOf = new Int32Array(n + 1);
let sum = 0;
for (let i = 1; i <= t; i += 1) {
  const c = input.int("c", 2, n);
  sum += c;
  input.space();
  for (const song of input.ints("song", c, 1, n)) {
    input.check(tuneOf[song] !== i, `song ${song} is listed twice for a tune`);
    tuneOf[song] = i;
  }
}
input.check(sum <= 100_000, `the sum of c is ${sum}`);
input.end();
