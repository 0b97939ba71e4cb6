const fs = require("node:fs");

/** Too slow: asks for every place, from the back, whether a larger number stands anywhere behind it, O(n^2). */
function tomorrow(row) {
  let place = row.length - 2;
  const hasLarger = (from) => row.some((number, at) => at > from && number > row[from]);
  while (place >= 0 && !hasLarger(place)) place--;
  // The end that never rises; backwards it is sorted.
  const end = row.slice(place + 1).reverse();
  if (place < 0) return end;
  const larger = end.findIndex((number) => number > row[place]);
  const changed = end[larger];
  end[larger] = row[place];
  return [...row.slice(0, place), changed, ...end];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const row = numbers.slice(1, 1 + n);

console.log(tomorrow(row).join(" "));
