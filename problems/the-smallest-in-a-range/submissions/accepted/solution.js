const fs = require("node:fs");

/**
 * The smallest number of every block whose length is a power of two is computed beforehand, each from two blocks of
 * half the length. Two such blocks, one at each end, cover any range; that they overlap does no harm to a minimum.
 * O(n log n + q).
 */
function sumOfSmallest(row, questions) {
  const smallest = [row]; // smallest[k][i]: of the 2^k numbers from index i on
  for (let length = 2; length <= row.length; length *= 2) {
    const half = smallest.at(-1);
    const blocks = row.length - length + 1;
    smallest.push(Int32Array.from({ length: blocks }, (_block, i) => Math.min(half[i], half[i + length / 2])));
  }
  let sum = 0;
  for (const [l, r] of questions) {
    const k = 31 - Math.clz32(r - l + 1); // the longest block that is not longer than the range
    sum += Math.min(smallest[k][l], smallest[k][r + 1 - 2 ** k]);
  }
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

console.log(sumOfSmallest(row, questions));
