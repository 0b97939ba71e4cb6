const { openInput } = require("./strict-input.js");

const input = openInput();
const t = input.int("t", 1, 1000);
input.newline();
let nodes = 0;
for (let tree = 1; tree <= t; tree += 1) {
  const n = input.int("n", 1, 50_000 - nodes);
  nodes += n;
  input.newline();
  const children = [[]];
  const isChild = new Array(n + 1).fill(false);
  for (let i = 1; i <= n; i += 1) {
    input.int(`key ${i}`, -(2 ** 31), 2 ** 31 - 1);
    input.space();
    children[i] = input.ints(`node ${i}`, 2, 0, n).filter((child) => child !== 0);
    for (const child of children[i]) {
      input.check(!isChild[child], `${child} is a child twice`);
      isChild[child] = true;
    }
  }
  input.check(!isChild[1], "the root is a child");
  const reached = [1];
  for (const node of reached) reached.push(...children[node]);
  input.check(reached.length === n, "not every node can be reached from the root");
}
input.end();
