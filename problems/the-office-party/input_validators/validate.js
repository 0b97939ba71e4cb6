const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.newline();
input.ints("joy", n, -1_000_000_000, 1_000_000_000);
const boss = [0, 0, ...input.ints("boss", n - 1, 1, n)];
// 0: not seen, 1: on the present way upwards, 2: known to lead to the director.
const state = new Uint8Array(n + 1);
state[1] = 2;
for (let person = 2; person <= n; person += 1) {
  const way = [];
  let at = person;
  while (state[at] === 0) {
    state[at] = 1;
    way.push(at);
    at = boss[at];
  }
  input.check(state[at] === 2, "the bosses of person " + person + " never lead to the director");
  for (const each of way) state[each] = 2;
}
input.end();
