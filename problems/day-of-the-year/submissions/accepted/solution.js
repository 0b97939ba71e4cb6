const fs = require("node:fs");

/** The full months before the date, and the day itself; only February depends on the year. */
function dayOfYear(year, month, day) {
  const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return lengths.slice(0, month - 1).reduce((sum, length) => sum + length, day);
}

const [year, month, day] = fs.readFileSync(0, "utf8").trim().split(" ").map(Number);

console.log(dayOfYear(year, month, day));
