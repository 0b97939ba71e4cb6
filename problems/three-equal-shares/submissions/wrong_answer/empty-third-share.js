const fs = require("node:fs");

/**
 * Wrong: leaves the third share empty when the total is zero.
 */
function countCuts(worths) {
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  if (total % 3 !== 0) return 0;
  const third = total / 3;
  let sum = 0;
  let firstCuts = 0;
  let ways = 0;
  for (let i = 0; i < worths.length; i++) {
    sum += worths[i];
    if (sum === 2 * third) ways += firstCuts;
    if (sum === third) firstCuts++;
  }
  return ways;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const worths = numbers.slice(1, 1 + n);

console.log(countCuts(worths));
