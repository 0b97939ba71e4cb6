const { openInput } = require("./strict-input.js");

const input = openInput();
const k = input.int("k", 1, 100_000);
input.newline();
let all = 0;
for (let i = 1; i <= k; i += 1) {
  const length = input.int(`the length of list ${i}`, 0, 100_000);
  all += length;
  input.check(all <= 100_000, "all lists together hold more than 100000 measurements");
  let before = -2_000_000_000;
  for (let j = 1; j <= length; j += 1) {
    input.space();
    const value = input.int(`a ${j} of list ${i}`, -2_000_000_000, 2_000_000_000);
    input.check(value >= before, "a list is not sorted");
    before = value;
  }
  input.newline();
}
input.check(all >= 1, "all lists are empty");
input.end();
