const fs = require("node:fs");

/** Two numbers carried from station to station: the least time so far with the parcel on either belt. O(n). */
function fastestWay(change, leftTime, rightTime) {
  let left = 0; // before the first station the parcel may lie on either belt
  let right = 0;
  for (let i = 0; i < leftTime.length; i++) {
    [left, right] = [
      Math.min(left, right + change) + leftTime[i],
      Math.min(right, left + change) + rightTime[i],
    ];
  }
  return Math.min(left, right);
}

const [n, change, ...times] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(fastestWay(change, times.slice(0, n), times.slice(n, 2 * n)));
