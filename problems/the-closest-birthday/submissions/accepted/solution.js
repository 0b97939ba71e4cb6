const fs = require("node:fs");

/**
 * Backwards in time, guests leave one by one: with all guests linked by minute of birth, the last one to arrive has its closest earlier
 * guest next to it. Then it is unlinked, and the same holds for the one before.
 */
function announce(minutes) {
  const guests = minutes.map((minute) => ({ minute, left: null, right: null }));
  const sorted = [...guests].sort((a, b) => a.minute - b.minute);
  for (let i = 1; i < sorted.length; i++) {
    sorted[i].left = sorted[i - 1];
    sorted[i - 1].right = sorted[i];
  }
  const smallest = new Array(minutes.length - 1);
  for (let i = minutes.length - 1; i >= 1; i--) {
    const { minute, left, right } = guests[i];
    let difference = Number.POSITIVE_INFINITY;
    if (left !== null) {
      difference = minute - left.minute;
      left.right = right;
    }
    if (right !== null) {
      difference = Math.min(difference, right.minute - minute);
      right.left = left;
    }
    smallest[i - 1] = difference;
  }
  return smallest;
}

const [n, ...minutes] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(announce(minutes).join(" "));
