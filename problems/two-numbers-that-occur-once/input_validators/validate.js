const { openInput } = require("./strict-input.js");

const input = openInput();
const t = input.int("t", 1, 1000);
input.newline();
let numbers = 0;
for (let list = 1; list <= t; list += 1) {
  const n = input.int("n", 2, 1_000_000 - numbers);
  numbers += n;
  input.newline();
  const count = new Map();
  for (const each of input.ints("a", n, -(2 ** 31), 2 ** 31 - 1)) count.set(each, (count.get(each) ?? 0) + 1);
  let once = 0;
  for (const [number, times] of count) {
    input.check(times <= 2, `${number} occurs ${times} times`);
    if (times === 1) once += 1;
  }
  input.check(once === 2, `${once} numbers occur once`);
}
input.end();
