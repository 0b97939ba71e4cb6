const fs = require("node:fs");

/**
 * Splits the row into a beginning that stays, one place that grows by as little as possible, and an end that becomes as
 * small as possible. O(n).
 */
function tomorrow(row) {
  let place = row.length - 2;
  while (place >= 0 && row[place] >= row[place + 1]) place--;
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
