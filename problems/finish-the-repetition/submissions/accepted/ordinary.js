// As many write it: the prefix function, and the smallest length over all borders.
const fs = require("fs");

const line = fs.readFileSync(0, "utf8");
console.log(missing(line.trim()));

function missing(s) {
  const pi = [0];
  for (let i = 1; i < s.length; i++) {
    let j = pi[i - 1];
    while (j && s[i] !== s[j]) j = pi[j - 1];
    pi.push(s[i] === s[j] ? j + 1 : 0);
  }
  let best = s.length;
  let k = pi.at(-1);
  while (k) {
    const block = s.length - k;
    const times = Math.max(2, Math.ceil(s.length / block));
    best = Math.min(best, block * times - s.length);
    k = pi[k - 1];
  }
  return best;
}
