const fs = require("node:fs");

const COINS = [200, 100, 50, 20, 10, 5, 2, 1];

/** Greedy: with these coins the smaller ones never make up for a larger coin that fits. */
function giveChange(price, paid) {
  let rest = paid - price;
  return COINS.map((coin) => {
    const count = Math.floor(rest / coin);
    rest %= coin;
    return count;
  });
}

const [price, paid] = fs.readFileSync(0, "utf8").trim().split(" ").map(Number);
const counts = giveChange(price, paid);
const lines = COINS.map((coin, i) => `${coin} ${counts[i]}`).filter((_, i) => counts[i] > 0);

console.log([counts.reduce((sum, count) => sum + count, 0), ...lines].join("\n"));
