const fs = require("node:fs");

/** Too slow: looks for the smallest place anew for each key, by looking at all of them. */
function serversOf(places, keys) {
  const n = places.length;
  return keys.map((x) => {
    const smallest = places.indexOf(Math.min.apply(null, places));
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
