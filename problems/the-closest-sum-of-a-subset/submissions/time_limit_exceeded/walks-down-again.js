const fs = require("node:fs");

/** Too slow: looks for the partner of each sum from the top of the other half again. */
function closestSum(numbers, target) {
  const middle = numbers.length >> 1;
  const left = sortedSums(numbers.slice(0, middle));
  const right = sortedSums(numbers.slice(middle));
  let closest = 0; // the empty subset
  const consider = (sum) => {
    const gain = Math.abs(closest - target) - Math.abs(sum - target);
    if (gain > 0 || (gain === 0 && sum < closest)) closest = sum;
  };
  for (const sum of left) {
    let at = right.length - 1;
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
