const { openInput } = require("./strict-input.js");

const input = openInput();
const k = input.int("k", 1, 30);
input.space();
const q = input.int("q", 1, 1000);
input.newline();
const moves = input.ints("s", k, 1, 100_000);
input.check(new Set(moves).size === k, "a move is listed twice");
let left = 50_000;
for (let game = 1; game <= q; game += 1) {
  const n = input.int("n", 1, left);
  left -= n;
  input.space();
  input.ints(`game ${game}: a`, n, 0, 100_000);
}
input.end();
