const fs = require("node:fs");

/** Wrong: takes at least one number of each half. */
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
  return sums.subarray(1).sort();
}

const [n, target, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(closestSum(numbers, target));
