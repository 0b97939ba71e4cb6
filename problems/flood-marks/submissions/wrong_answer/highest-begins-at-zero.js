const fs = require("node:fs");

/** Wrong: begins with a highest reading of 0, so a dry spring leaves no mark. */
function marksAndWait(readings) {
  const marks = [];
  let highest = 0;
  readings.forEach((reading, place) => {
    if (reading <= highest) return;
    highest = reading;
    marks.push(place);
  });
  const longestWait = marks.slice(1).reduce((longest, place, i) => Math.max(longest, place - marks[i]), 0);
  return [marks.length, longestWait];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const readings = numbers.slice(1, 1 + n);

console.log(marksAndWait(readings).join(" "));
