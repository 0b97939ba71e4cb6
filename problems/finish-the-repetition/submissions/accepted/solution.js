const fs = require("node:fs");

/**
 * The Z function: fits[i] is how far the text agrees with itself moved by i. A block of i letters is possible exactly if
 * it agrees to the end.
 */
function missingLetters(text) {
  const n = text.length;
  const fits = new Int32Array(n);
  let best = n;
  let from = 0;
  let to = 0;
  for (let i = 1; i < n; i++) {
    if (i < to) fits[i] = Math.min(to - i, fits[i - from]);
    while (i + fits[i] < n && text[fits[i]] === text[i + fits[i]]) fits[i]++;
    if (i + fits[i] > to) {
      from = i;
      to = i + fits[i];
    }
    if (i + fits[i] === n) best = Math.min(best, i * Math.max(2, Math.ceil(n / i)) - n);
  }
  return best;
}

const text = fs.readFileSync(0, "utf8").trim();
console.log(missingLetters(text));
