// The recurrence without a table: asks for the same numbers of heads again and again.
const fs = require("node:fs");

const [n, ...chances] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

/** The probability of at least this many heads among the coins from this one on. */
function atLeast(coin, heads) {
  if (heads <= 0) return 1;
  if (n - coin < heads) return 0;
  return chances[coin] * atLeast(coin + 1, heads - 1) + (1 - chances[coin]) * atLeast(coin + 1, heads);
}

console.log(atLeast(0, Math.ceil(n / 2)));
