const fs = require("node:fs");

/** Wrong: makes a negative rest positive by leaving out its sign. */
function leaveInOrder(s, cards) {
  const n = cards.length;
  const sums = Int32Array.from({ length: n + 1 }, (_unused, i) => i & -i); // everybody is there
  const order = [];
  let rank = (s - 1) % n;
  for (let left = n - 1; left >= 0; left--) {
    const child = childWith(rank, sums);
    for (let i = child; i <= n; i += i & -i) sums[i]--;
    order.push(child);
    if (left === 0) break;
    // The next child clockwise has the same rank now, the next one counter-clockwise the rank before.
    const card = cards[child - 1];
    rank = (rank + card - (card > 0 ? 1 : 0)) % left;
    rank = Math.abs(rank);
  }
  return order;
}

// The child before whom exactly `rank` others are left.
function childWith(rank, sums) {
  let before = 0;
  let rest = rank;
  for (let power = 2 ** 18; power > 0; power >>= 1) {
    if (before + power < sums.length && sums[before + power] <= rest) {
      before += power;
      rest -= sums[before];
    }
  }
  return before + 1;
}

const [, s, ...cards] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(leaveInOrder(s, cards).join(" "));
