const fs = require("node:fs");

/** The smaller one of the values at the two places comes next. */
function mergeSorted(a, b) {
  const merged = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) merged.push(a[i] <= b[j] ? a[i++] : b[j++]);
  return [...merged, ...a.slice(i), ...b.slice(j)];
}

const [n, m, ...values] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(mergeSorted(values.slice(0, n), values.slice(n)).join(" "));
