const { openInput } = require("./strict-input.js");

const input = openInput();
const t = input.int("t", 1, 1000);
input.newline();
let switches = 0;
let rules = 0;
for (let panel = 1; panel <= t; panel += 1) {
  const n = input.int("n", 1, 20_000 - switches);
  switches += n;
  input.space();
  const m = input.int("m", 1, 20_000 - rules);
  rules += m;
  input.newline();
  for (let r = 1; r <= m; r += 1) {
    const things = input.ints(`rule ${r}`, 2, -n, n);
    input.check(!things.includes(0), "there is no switch 0");
  }
}
input.end();
