const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 200_000);
input.newline();
let petrol = 0;
let ways = 0;
for (let i = 1; i <= n; i += 1) {
  const [g, c] = input.ints(`station ${i}`, 2, 0, 1_000_000_000);
  petrol += g;
  ways += c;
}
input.check(petrol <= 10_000_000_000_000, "all petrol together is more than 10^13");
input.check(ways <= 10_000_000_000_000, "all ways together take more than 10^13");
input.end();
