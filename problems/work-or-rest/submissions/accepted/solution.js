const fs = require("node:fs");

/**
 * The best income for each kind and length of the run that ends with the last day; -Infinity where there is no such
 * plan. O(n (p + q)).
 */
function bestIncome(income, mostWork, mostRest) {
  const work = new Array(mostWork).fill(-Infinity); // at length - 1
  const rest = new Array(mostRest).fill(-Infinity);
  work[0] = income[0];
  rest[0] = 0;
  for (const coins of income.slice(1)) {
    const bestWork = Math.max(...work);
    const bestRest = Math.max(...rest);
    for (let at = mostWork - 1; at > 0; at--) work[at] = work[at - 1] + coins;
    for (let at = mostRest - 1; at > 0; at--) rest[at] = rest[at - 1];
    work[0] = bestRest + coins;
    rest[0] = bestWork;
  }
  return Math.max(...work, ...rest);
}

const [n, mostWork, mostRest, ...income] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(bestIncome(income.slice(0, n), mostWork, mostRest));
