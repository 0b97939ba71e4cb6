const fs = require("node:fs");

/**
 * Every subset is one of the first half of the numbers and one of the second. With the sums of both halves sorted, one goes up
 * as the other goes down: for each sum of the first half, the largest of the second with which the target is not passed, and
 * the next one. All sums are below 2^53.
 */
function closestSum(numbers, target) {
  const middle = numbers.length >> 1;
  const left = sortedSums(numbers.slice(0, middle));
  const right = sortedSums(numbers.slice(middle));
  let closest = 0; // the empty subset
  const consider = (sum) => {
    const gain = Math.abs(closest - target) - Math.abs(sum - target);
    if (gain > 0 || (gain === 0 && sum < closest)) closest = sum;
  };
  let at = right.length - 1;
  for (const sum of left) {
    while (at >= 0 && sum + right[at] > target) at--;
    if (at >= 0) consider(sum + right[at]);
    if (at + 1 < right.length) consider(sum + right[at + 1]);
  }
  return closest;
}

function sortedSums(numbers) {
  const sums = new Float64Array(2 ** numbers.length);
  numbers.forEach((number, i) => {
    for (let set = 0; set < 2 ** i; set++) sums[set + 2 ** i] = sums[set] + number;
  });
  return sums.sort();
}

const [n, target, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(closestSum(numbers, target));
