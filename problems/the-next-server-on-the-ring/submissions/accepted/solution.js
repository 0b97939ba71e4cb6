const fs = require("node:fs");

/**
 * The list is sorted, seen from the smallest place on, with indexes taken modulo n. One binary search finds that place:
 * an entry larger than the last one stands before the fall. A second one finds how many places are smaller than x; that
 * many steps behind the smallest place is the answer, and n steps lead round the ring to it again. O(log n) for a key.
 */
function serversOf(places, keys) {
  const n = places.length;
  const last = places[n - 1];
  const smallest = firstWhere(n, (i) => places[i] <= last);
  return keys.map((x) => {
    const steps = firstWhere(n, (i) => places[(smallest + i) % n] >= x);
    return ((smallest + steps) % n) + 1;
  });
}

/** The first whole number from 0 on for which `holds` is true, when it is true for all later ones; n if there is none. */
function firstWhere(n, holds) {
  let low = 0;
  let high = n;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const places = numbers.slice(2, 2 + n);
const keys = numbers.slice(2 + n, 2 + n + q);

console.log(serversOf(places, keys).join("\n"));
