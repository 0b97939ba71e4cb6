const fs = require("node:fs");

/**
 * For each part of the row, by how much the player to move can finish ahead: the card that is taken minus the other
 * player's lead in the rest. In round l, lead[r] belongs to the part from l to r, and before it to the one from l + 1. O(n^2).
 */
function bestDifference(cards) {
  const lead = [...cards];
  for (let l = cards.length - 1; l >= 0; l--) {
    for (let r = l + 1; r < cards.length; r++) {
      lead[r] = Math.max(cards[l] - lead[r], cards[r] - lead[r - 1]);
    }
  }
  return lead.at(-1);
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const cards = numbers.slice(0, n);

console.log(bestDifference(cards));
