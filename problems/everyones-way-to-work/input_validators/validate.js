const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.newline();
const people = input.ints("c", n, 0, 9);
input.check(people.some((count) => count > 0), "nobody works in the office");
const part = Array.from({ length: n + 1 }, (_unused, i) => i);
const find = (village) => {
  while (part[village] !== village) {
    part[village] = part[part[village]];
    village = part[village];
  }
  return village;
};
for (let i = 1; i < n; i += 1) {
  const u = input.int("u", 1, n);
  input.space();
  const v = input.int("v", 1, n);
  input.space();
  input.int("d", 0, 10_000);
  input.newline();
  const [a, b] = [find(u), find(v)];
  input.check(a !== b, "path " + i + " closes a ring");
  part[a] = b;
}
input.end();
