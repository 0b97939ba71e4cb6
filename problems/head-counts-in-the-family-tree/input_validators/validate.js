const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.newline();
const parents = [0, ...input.ints("p", n, 0, n)];
input.check(parents.filter((parent) => parent === 0).length === 2, "there is not exactly one founder");
// 0: not looked at, 1: on the present walk towards the founder, 2: leads to the founder.
const state = new Uint8Array(n + 1);
state[0] = 2;
for (let first = 1; first <= n; first += 1) {
  const walk = [];
  let v = first;
  for (; state[v] === 0; v = parents[v]) {
    state[v] = 1;
    walk.push(v);
  }
  input.check(state[v] === 2, `person ${v} is their own ancestor`);
  for (const each of walk) state[each] = 2;
}
input.end();
