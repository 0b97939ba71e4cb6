const fs = require("node:fs");

/**
 * With the total fixed, the first cut needs a running sum of one third and the second one, later, of two thirds. For
 * each place of the second cut, count the places of the first one before it. All numbers stay below 2^53.
 */
function countCuts(worths) {
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  if (total % 3 !== 0) return 0;
  const third = total / 3;
  let sum = 0;
  let firstCuts = 0;
  let ways = 0;
  for (let i = 0; i + 1 < worths.length; i++) {
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
