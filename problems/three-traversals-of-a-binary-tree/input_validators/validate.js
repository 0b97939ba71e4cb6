const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 10_000);
input.space();
const root = input.int("r", 1, n);
input.newline();
const children = [[]];
const isChild = new Array(n + 1).fill(false);
for (let i = 1; i <= n; i += 1) {
  children[i] = input.ints(`node ${i}`, 2, 0, n).filter((child) => child !== 0);
  for (const child of children[i]) {
    input.check(!isChild[child], `${child} is a child twice`);
    isChild[child] = true;
  }
}
input.check(!isChild[root], "the root is a child");
const reached = [root];
for (const node of reached) reached.push(...children[node]);
input.check(reached.length === n, "not every node can be reached from the root");
input.end();
