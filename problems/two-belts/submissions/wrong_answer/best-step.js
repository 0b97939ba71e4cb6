// Starts on the belt that is faster at the first station and then takes the better step each time.
const fs = require("node:fs");

const [n, change, ...times] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const belts = [times.slice(0, n), times.slice(n)];
let on = belts[0][0] <= belts[1][0] ? 0 : 1;
let total = belts[on][0];
for (let i = 1; i < n; i++) {
  if (belts[1 - on][i] + change < belts[on][i]) {
    on = 1 - on;
    total += change;
  }
  total += belts[on][i];
}
console.log(total);
