const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 150_000);
input.space();
const q = input.int("q", 1, 100_000);
input.newline();
const children = Array.from({ length: n + 1 }, () => []);
input.ints("p", n, 0, n).forEach((parent, i) => children[parent].push(i + 1));
input.check(children[0].length === 1, `${children[0].length} nodes are roots`);
const reached = [...children[0]];
for (const node of reached) for (const child of children[node]) reached.push(child);
input.check(reached.length === n, "not every way leads to the root");
let questions = 0;
for (let i = 1; i <= q; i += 1) {
  const kind = input.word(`operation ${i}`, /^[=?]$/);
  input.space();
  input.int("v", 1, n);
  if (kind === "=") {
    input.space();
    input.int("x", -1_000_000_000, 1_000_000_000);
  } else questions += 1;
  input.newline();
}
input.check(questions > 0, "nothing is asked");
input.end();
