const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 300_000);
input.space();
const q = input.int("q", 1, 300_000);
input.newline();

// Which pictures hang is all that the promises are about, so the changes are followed that far.
const hangs = new Uint8Array(n + 1).fill(1);
let log = [];
let inForce = 0;
for (let i = 1; i <= q; i += 1) {
  const kind = input.word("event", /^[MAURN]$/);
  let x = 0;
  if (kind === "M" || kind === "A" || kind === "N") {
    input.space();
    x = input.int("x", 1, n);
  }
  if (kind === "M") {
    input.space();
    const y = input.int("y", 0, n);
    input.check(x !== y, `picture ${x} is hung beside itself`);
    input.check(y === 0 || hangs[y] === 1, `picture ${y} does not hang on the wall`);
  }
  if (kind === "A") input.check(hangs[x] === 1, `picture ${x} is in the archive already`);
  if (kind === "M" || kind === "A") {
    log.length = inForce;
    log.push({ x, before: hangs[x], after: kind === "M" ? 1 : 0 });
    hangs[x] = log[inForce].after;
    inForce += 1;
  } else if (kind === "U" && inForce > 0) {
    inForce -= 1;
    hangs[log[inForce].x] = log[inForce].before;
  } else if (kind === "R" && inForce < log.length) {
    hangs[log[inForce].x] = log[inForce].after;
    inForce += 1;
  }
  input.newline();
}
input.end();
