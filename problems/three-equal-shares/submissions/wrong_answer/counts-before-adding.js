const fs = require("node:fs");

/** Wrong: when the total is zero, one third equals two thirds, and this order makes the second share empty. */
function countCuts(worths) {
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  if (total % 3 !== 0) return 0;
  const third = total / 3;
  let sum = 0;
  let firstCuts = 0;
  let ways = 0;
  for (let i = 0; i + 1 < worths.length; i++) {
    sum += worths[i];
    if (sum === third) firstCuts++;
    if (sum === 2 * third) ways += firstCuts;
  }
  return ways;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const worths = numbers.slice(1, 1 + n);

console.log(countCuts(worths));
