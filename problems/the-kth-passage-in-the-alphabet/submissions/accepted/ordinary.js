// As many write it: places sorted by two ranks, again and again, then the common beginnings.
const fs = require("fs");

const lines = fs.readFileSync(0, "utf8").split("\n");
const [s, k] = lines;
const sa = suffixArray(s);
const lcp = commonLengths(s, sa);
let total = 0;
let answer = "-";
for (const [i, from] of sa.entries()) {
  const end = from + lcp[i] + Number(k) - total;
  if (end > from + lcp[i] && end <= s.length) answer = s.slice(from, end);
  total += s.length - from - lcp[i];
}
console.log(total);
console.log(answer);

// Both ranks of a suffix and its place in one number, which is sorted; a rank of 0 says that the suffix has ended.
function ranks(s) {
  const n = s.length;
  const m = Math.max(n, 26) + 1;
  let rank = Array.from(s, (letter) => letter.charCodeAt(0) - 96);
  let count = 0;
  for (let len = 1; count < n; len *= 2) {
    const keys = Float64Array.from(rank, (first, i) => (first * m + (rank[i + len] || 0)) * n + i);
    keys.sort();
    rank = new Array(n);
    count = 0;
    for (let i = 0; i < n; i++) {
      if (i === 0 || Math.floor(keys[i] / n) !== Math.floor(keys[i - 1] / n)) count++;
      rank[keys[i] % n] = count;
    }
  }
  return rank;
}

function suffixArray(s) {
  const sa = [];
  ranks(s).forEach((r, i) => {
    sa[r - 1] = i;
  });
  return sa;
}

function commonLengths(s, sa) {
  const rank = [];
  sa.forEach((from, i) => {
    rank[from] = i;
  });
  const lcp = [];
  let h = 0;
  for (let i = 0; i < s.length; i++) {
    const j = sa[rank[i] - 1] ?? s.length;
    while (s[i + h] === s[j + h]) h++;
    lcp[rank[i]] = h;
    h = Math.max(0, h - 1);
  }
  return lcp;
}
