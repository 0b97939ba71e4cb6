// Falls back once instead of until a letter fits.
const fs = require("node:fs");

const text = fs.readFileSync(0, "utf8").trim();
const n = text.length;
const border = [0, 0];
for (let i = 1, k = 0; i < n; i++) {
  if (k > 0 && text[i] !== text[k]) k = border[k];
  if (text[i] === text[k]) k++;
  border.push(k);
}
let best = n;
for (let k = border[n]; k > 0; k = border[k]) {
  const block = n - k;
  best = Math.min(best, block * Math.max(2, Math.ceil(n / block)) - n);
}
console.log(best);
