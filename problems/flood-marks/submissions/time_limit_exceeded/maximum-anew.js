const fs = require("node:fs");

/** Too slow: looks for the highest earlier reading from scratch each time, O(n^2). */
function marksAndWait(readings) {
  let marks = 1;
  let longestWait = 0;
  let last = 0;
  for (let i = 1; i < readings.length; i++) {
    let highest = readings[0];
    for (let j = 1; j < i; j++) highest = Math.max(highest, readings[j]);
    if (readings[i] <= highest) continue;
    marks++;
    longestWait = Math.max(longestWait, i - last);
    last = i;
  }
  return [marks, longestWait];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const readings = numbers.slice(1, 1 + n);

console.log(marksAndWait(readings).join(" "));
