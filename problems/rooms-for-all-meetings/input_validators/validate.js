const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.newline();
for (let i = 1; i <= n; i += 1) {
  const [begin, end] = input.ints(`meeting ${i}`, 2, 0, 1_000_000_000);
  input.check(begin < end, "a meeting ends before it begins, or at once");
}
input.end();
