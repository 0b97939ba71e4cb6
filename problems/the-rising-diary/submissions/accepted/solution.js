const fs = require("node:fs");

/** The longest choice that ends with each day, and the day before it there; the days are read off backwards. O(n^2). */
function longestRise(temperatures) {
  const n = temperatures.length;
  const length = new Int32Array(n).fill(1);
  const before = new Int32Array(n).fill(-1);
  let last = 0;
  for (let day = 0; day < n; day++) {
    for (let earlier = 0; earlier < day; earlier++) {
      if (temperatures[earlier] < temperatures[day] && length[earlier] + 1 > length[day]) {
        length[day] = length[earlier] + 1;
        before[day] = earlier;
      }
    }
    if (length[day] > length[last]) last = day;
  }
  const days = [];
  for (let day = last; day !== -1; day = before[day]) days.push(day + 1);
  return days.reverse();
}

const [n, ...temperatures] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const days = longestRise(temperatures.slice(0, n));
console.log(days.length);
console.log(days.join(" "));
