const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 15);
input.space();
input.int("m", 1, n);
input.space();
input.int("c", 0, 1_000_000_000);
input.newline();
const joy = [];
for (let i = 0; i < n; i += 1) {
  joy.push(input.ints(`w of person ${i + 1}:`, n, -1_000_000_000, 1_000_000_000));
  input.check(joy[i][i] === 0, `person ${i + 1} has joy with itself`);
  for (let j = 0; j < i; j += 1) input.check(joy[i][j] === joy[j][i], `persons ${i + 1} and ${j + 1} differ`);
}
input.end();
