const fs = require("node:fs");

/** Wrong: the second player chooses what is best for the first one. */
function bestDifference(cards) {
  const sign = (l, r) => ((cards.length - (r - l + 1)) % 2 === 0 ? 1 : -1);
  const lead = cards.map((card, i) => sign(i, i) * card);
  for (let l = cards.length - 1; l >= 0; l--) {
    for (let r = l + 1; r < cards.length; r++) {
      lead[r] = Math.max(sign(l, r) * cards[l] + lead[r], sign(l, r) * cards[r] + lead[r - 1]);
    }
  }
  return lead.at(-1);
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const cards = numbers.slice(0, n);

console.log(bestDifference(cards));
