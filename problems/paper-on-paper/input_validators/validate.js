const { openInput } = require("./strict-input.js");

const input = openInput();
const most = 30_000_000;
const n = input.int("n", 1, 50_000);
input.newline();
for (let i = 1; i <= n; i += 1) {
  const x = input.int(`x ${i}`, 0, most - 1);
  input.space();
  const y = input.int(`y ${i}`, 0, most - 1);
  input.space();
  input.int(`u ${i}`, x + 1, most);
  input.space();
  input.int(`v ${i}`, y + 1, most);
  input.newline();
}
input.end();
