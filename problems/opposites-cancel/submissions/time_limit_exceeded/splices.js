const fs = require("node:fs");

/** Too slow: finds the place with indexOf and cancels right there, but in an array, which has to move for each change. */
const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const row = [];
const chargeOf = (at) => numbers[2 * row[at]];
const out = [];
for (let i = 1; i <= numbers[0]; i++) {
  const place = numbers[2 * i - 1];
  let at = 0;
  if (place !== 0) {
    at = row.indexOf(place) + 1;
    if (at === 0) {
      out.push("lost");
      continue;
    }
  }
  row.splice(at, 0, i);
  let one = at > 0 && chargeOf(at - 1) === -chargeOf(at) ? at - 1 : at;
  let flashes = 0;
  while (one >= 0 && one + 1 < row.length && chargeOf(one) === -chargeOf(one + 1)) {
    row.splice(one, 2);
    one--;
    flashes++;
  }
  out.push(flashes);
}
out.push(row.join(" "));
console.log(out.join("\n"));
