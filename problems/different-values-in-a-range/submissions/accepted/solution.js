const fs = require("node:fs");

/**
 * Questions in the order of their right ends. Of equal numbers up to r only the last one counts, so with a 1 at the last place
 * of each value the answer is a sum from l to r, which a binary indexed tree gives. O((n + q) log n).
 */
function sumOfDifferent(row, questions) {
  const leftEnds = row.map(() => []); // of the questions with each right end
  for (const [l, r] of questions) leftEnds[r].push(l);

  const tree = row.map(() => 0); // entry 0 is not used, and the last index is never left out of a sum
  const add = (index, value) => {
    for (let at = index + 1; at < tree.length; at += at & -at) tree[at] += value;
  };
  const sumBefore = (index) => {
    let sum = 0;
    for (let at = index; at > 0; at -= at & -at) sum += tree[at];
    return sum;
  };

  const last = new Map(); // the last index of each value
  let sum = 0;
  row.forEach((value, r) => {
    if (last.has(value)) add(last.get(value), -1);
    last.set(value, r);
    add(r, 1);
    for (const l of leftEnds[r]) sum += last.size - sumBefore(l);
  });
  return sum;
}

const [n, q, seed, ...row] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let x = seed;
function draw() {
  x = (x * 48271) % 2147483647;
  return x % n;
}
const questions = [];
for (let i = 0; i < q; i++) {
  const u = draw();
  const v = draw();
  questions.push([Math.min(u, v), Math.max(u, v)]);
}

console.log(sumOfDifferent(row, questions));
