const fs = require("node:fs");

/** Wrong: takes the first place for the left end, even if it lies to the right of the other one. */
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
  questions.push([u, Math.max(u, v)]);
}

console.log(sumOfSmallest(row, questions));
