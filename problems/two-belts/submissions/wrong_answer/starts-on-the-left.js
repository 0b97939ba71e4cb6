// Puts every parcel on the left belt first: a start on the right one pays for a change.
const fs = require("node:fs");

const [n, change, ...times] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let left = times[0];
let right = change + times[n];
for (let i = 1; i < n; i++) {
  const nextLeft = Math.min(left, right + change) + times[i];
  right = Math.min(right, left + change) + times[n + i];
  left = nextLeft;
}
console.log(Math.min(left, right));
