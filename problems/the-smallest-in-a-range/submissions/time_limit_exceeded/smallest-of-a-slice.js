const fs = require("node:fs");

/** Too slow: goes through each range. */
function sumOfSmallest(row, questions) {
  let sum = 0;
  for (const [l, r] of questions) {
    sum += row.slice(l, r + 1).reduce((least, number) => Math.min(least, number));
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
